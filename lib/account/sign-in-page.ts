import { NextResponse } from 'next/server'
import { type Handler, isRead } from '@/lib/address/handler'
import { noticeNames } from './notices'
import { returnPath } from './return-path'
import { readSession, writeSession } from './session-cookies'

/**
 * The URL decides, not the cookie: a server action that returns another page loses its outcome. A form without
 * script goes to the prerendered page, which can show one.
 */
export const greetSignedUp: Handler = (request) => {
  const { nextUrl, url, headers } = request
  if (nextUrl.searchParams.get('notice') !== 'created') return
  if (isRead(request) || headers.has('next-action'))
    return NextResponse.rewrite(new URL('/auth/login/signed-up', url))
}

/** A page cannot clear cookies, so it leads here. The address ends no session, as anybody can link to it. */
export const forgetEndedSession: Handler = async (request) => {
  const { nextUrl } = request
  if (nextUrl.searchParams.get('notice') !== 'ended') return
  if (await readSession(request.cookies).catch(() => true)) return
  const response = NextResponse.next()
  await writeSession(response.cookies, null)
  return response
}

/** Not with a notice: the session may have ended, and a new account is not the session's. */
export const skipSignIn: Handler = async (request) => {
  const { nextUrl, url, cookies } = request
  if (noticeNames.includes(nextUrl.searchParams.get('notice') ?? '')) return
  // While the database is away nobody is signed in, and the form says the rest.
  if (await readSession(cookies).catch(() => null))
    return NextResponse.redirect(new URL(returnPath(url) ?? '/dashboard', url))
}
