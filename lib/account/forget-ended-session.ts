import { NextResponse } from 'next/server'
import { type Handler, isRead } from '@/lib/address/handler'
import { writeSession } from './session-cookies'

/**
 * Clears the cookies of a session that a page has found to be ended: it leads here, and can clear none itself. No other
 * site may sign anybody out by such a link.
 */
export const forgetEndedSession: Handler = async (request) => {
  const { nextUrl, headers } = request
  const isEnded = nextUrl.pathname === '/auth/login' && nextUrl.searchParams.get('notice') === 'ended'
  if (!isEnded || !isRead(request) || headers.get('sec-fetch-site') === 'cross-site') return
  const response = NextResponse.next()
  await writeSession(response.cookies, null)
  return response
}
