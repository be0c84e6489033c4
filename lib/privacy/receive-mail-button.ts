import { NextResponse } from 'next/server'
import type { Handler } from '@/lib/address/handler'
import { isPurpose, mailPages } from './mail-links'

/**
 * The page is prerendered, so its form posts to the address bar. The route gets that address with its query.
 */
export const receiveMailButton: Handler = (request) => {
  const { pathname } = request.nextUrl
  const purpose = Object.keys(mailPages).find((name) => isPurpose(name) && mailPages[name] === pathname)
  if (!purpose) return
  return NextResponse.rewrite(new URL(`/api/mail-button/${purpose}`, request.url))
}
