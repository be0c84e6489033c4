import { NextResponse } from 'next/server'
import type { Handler } from '@/lib/address/handler'
import { readSession, writeSession } from './session-cookies'

/**
 * Clears the cookies of a session that has ended: the page that has found it out leads here, and can clear none itself. An
 * address ends no session, as anybody may have a browser ask for it.
 */
export const forgetEndedSession: Handler = async (request) => {
  const { nextUrl } = request
  if (nextUrl.searchParams.get('notice') !== 'ended') return
  if (await readSession(request.cookies).catch(() => true)) return
  const response = NextResponse.next()
  await writeSession(response.cookies, null)
  return response
}
