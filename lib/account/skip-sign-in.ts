import { NextResponse } from 'next/server'
import type { Handler } from '@/lib/address/handler'
import { askedPath } from './asked-path'
import { noticeNames } from './notices'
import { readSession } from './session-cookies'

/**
 * Leads who is signed in on, past the form. A page with a notice is shown all the same: the session may have ended, and
 * a new account is another one than that of the session.
 */
export const skipSignIn: Handler = async (request) => {
  const { nextUrl, url, cookies } = request
  if (noticeNames.includes(nextUrl.searchParams.get('notice') ?? '')) return
  // While the database is away nobody is signed in, and the form says what else there is to say.
  if (await readSession(cookies).catch(() => null))
    return NextResponse.redirect(new URL(askedPath(url) ?? '/dashboard', url))
}
