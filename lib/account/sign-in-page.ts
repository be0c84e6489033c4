import { NextResponse } from 'next/server'
import { type Handler, isRead } from '@/lib/address/handler'
import { noticeNames } from './notices'
import { returnPath } from './return-path'
import { readSession, writeSession } from './session-cookies'

/**
 * The URL, not the cookie, selects the page: a server action loses its outcome if its response is another page.
 * A form without script goes to the prerendered page, which can show the outcome.
 */
export const greetSignedUp: Handler = (request) => {
  const { nextUrl, url, headers } = request
  if (nextUrl.searchParams.get('notice') !== 'created') return
  if (isRead(request) || headers.has('next-action'))
    return NextResponse.rewrite(new URL('/auth/login/signed-up', url))
}

/** SessionEnded cannot clear cookies, so it links to this notice. A live session stays: anybody can write that link. */
export const forgetEndedSession: Handler = async (request) => {
  const { nextUrl } = request
  if (nextUrl.searchParams.get('notice') !== 'ended') return
  if (await readSession(request.cookies).catch(() => true)) return
  const response = NextResponse.next()
  await writeSession(response.cookies, null)
  return response
}

/** Redirects members, except from a notice: the session may be over, or belong to another account than the new one. */
export const skipSignIn: Handler = async (request) => {
  const { nextUrl, url, cookies } = request
  if (noticeNames.includes(nextUrl.searchParams.get('notice') ?? '')) return
  // While the database is away nobody counts as signed in. The sign-in form then shows the failure.
  if (await readSession(cookies).catch(() => null))
    return NextResponse.redirect(new URL(returnPath(url) ?? '/dashboard', url))
}
