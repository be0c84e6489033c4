import { NextResponse } from 'next/server'
import type { Handler } from '@/lib/address/handler'
import { askedPath } from './asked-path'
import { noticeNames } from './notices'
import { readSession } from './session-cookies'

/**
 * A signed-in visitor goes on, except to a page with a notice: the session may have ended, and a new account
 * is not the session's.
 */
export const skipSignIn: Handler = async (request) => {
  const { nextUrl, url, cookies } = request
  if (noticeNames.includes(nextUrl.searchParams.get('notice') ?? '')) return
  // While the database is away nobody is signed in, and the form says the rest.
  if (await readSession(cookies).catch(() => null))
    return NextResponse.redirect(new URL(askedPath(url) ?? '/dashboard', url))
}
