import { NextResponse } from 'next/server'
import { type Handler, isRead } from '@/lib/address/handler'
import { readCookie, writeSession } from './session-cookies'
import { closeSession } from './sign-out'

/**
 * Ends a session of which a page has found that the upstream has ended it: it leads here, and can clear no cookies itself.
 * No other site may sign anybody out by such a link.
 */
export const forgetEndedSession: Handler = async (request) => {
  const { nextUrl, headers } = request
  const isEnded = nextUrl.pathname === '/auth/login' && nextUrl.searchParams.get('notice') === 'ended'
  if (!isEnded || !isRead(request) || headers.get('sec-fetch-site') === 'cross-site') return
  const response = NextResponse.next()
  await writeSession(response.cookies, null)
  const session = await readCookie(request.cookies)
  if (session) await closeSession(session)
  return response
}
