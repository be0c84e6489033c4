import { NextResponse } from 'next/server'
import type { Handler } from '@/lib/address/handler'
import { isPurpose, mailPages } from './mail-links'

/** The prerendered page's form posts to the address bar; the route gets that address with its query. */
export const receiveMailButton: Handler = (request) => {
  const { pathname } = request.nextUrl
  const purpose = Object.keys(mailPages).find((name) => isPurpose(name) && mailPages[name] === pathname)
  if (!purpose) return
  return NextResponse.rewrite(new URL(`/api/mail-button/${purpose}`, request.url))
}
