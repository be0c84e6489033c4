import { NextResponse } from 'next/server'
import { type Handler, isRead } from '@/lib/address/handler'
import { resetCookie } from './reset-cookie'

const page = '/auth/forgot-password-confirm'

/**
 * Moves the link to a new password into its cookie, so that neither the address bar nor the history keeps it; without a
 * link, shows the page that says so.
 */
export const receiveResetLink: Handler = (request) => {
  const { nextUrl, url, cookies } = request
  if (nextUrl.pathname !== page || !isRead(request)) return
  const [uid, token] = [nextUrl.searchParams.get('uid'), nextUrl.searchParams.get('token')]
  if (uid && token && uid.length + token.length <= 1000) {
    const response = NextResponse.redirect(new URL(page, url))
    response.cookies.set(resetCookie.name, resetCookie.write({ uid, token }), resetCookie.options())
    return response
  }
  const hasLink = resetCookie.read(cookies.get(resetCookie.name)?.value) !== null
  return hasLink ? undefined : NextResponse.rewrite(new URL(`${page}/missing`, url))
}
