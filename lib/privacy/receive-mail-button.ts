import { NextResponse } from 'next/server'
import type { Handler } from '@/lib/address/handler'
import { isPurpose, mailPages } from './mail-links'

/**
 * Hands the button of a mailed link's page to its route. The page is prerendered and knows no link, so its form has no
 * address and posts to the one in the address bar. The route is told of that one, with its query.
 */
export const receiveMailButton: Handler = (request) => {
  const { pathname } = request.nextUrl
  const purpose = Object.keys(mailPages).find((name) => isPurpose(name) && mailPages[name] === pathname)
  if (!purpose) return
  return NextResponse.rewrite(new URL(`/api/mail-button/${purpose}`, request.url))
}
