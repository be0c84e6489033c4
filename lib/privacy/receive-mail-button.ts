import { NextResponse } from 'next/server'
import type { Handler } from '@/lib/address/handler'
import { isPurpose, mailPages } from './mail-links'

/** A prerendered form cannot hold a link's query. It posts to the current address, whose query the route reads. */
export const receiveMailButton: Handler = (request) => {
  const { pathname } = request.nextUrl
  const purpose = Object.keys(mailPages).find((name) => isPurpose(name) && mailPages[name] === pathname)
  if (!purpose) return
  return NextResponse.rewrite(new URL(`/api/mail-button/${purpose}`, request.url))
}
