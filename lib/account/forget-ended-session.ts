import { NextResponse } from 'next/server'
import type { Handler } from '@/lib/address/handler'
import { readSession, writeSession } from './session-cookies'

/**
 * The page that finds a session ended leads here, as it cannot clear cookies. The address itself ends no
 * session, as anybody can make a browser open it.
 */
export const forgetEndedSession: Handler = async (request) => {
  const { nextUrl } = request
  if (nextUrl.searchParams.get('notice') !== 'ended') return
  if (await readSession(request.cookies).catch(() => true)) return
  const response = NextResponse.next()
  await writeSession(response.cookies, null)
  return response
}
