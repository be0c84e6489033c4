import { NextResponse } from 'next/server'
import type { Handler } from '@/lib/address/handler'
import { confirmCookie, resetCookie } from './link-cookies'

/** Moves a mailed link from the URL into a cookie. With a link in neither, shows the page `missing`. */
export const receiveMailedLink: Handler = (request) => {
  const { nextUrl, url, cookies } = request
  const cookie = [resetCookie, confirmCookie].find(({ path }) => path === nextUrl.pathname)
  if (!cookie) return
  const [uid, token] = [nextUrl.searchParams.get('uid'), nextUrl.searchParams.get('token')]
  if (uid && token && uid.length + token.length <= 1000) {
    const response = NextResponse.redirect(new URL(cookie.path, url))
    response.cookies.set(cookie.name, cookie.write({ uid, token }), cookie.options())
    return response
  }
  const hasLink = cookie.read(cookies.get(cookie.name)?.value) !== null
  return hasLink ? undefined : NextResponse.rewrite(new URL(`${cookie.path}/missing`, url))
}
