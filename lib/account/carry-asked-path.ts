import { NextResponse } from 'next/server'
import type { Handler } from '@/lib/address/handler'
import { askedPath, withAskedPath } from './asked-path'

const pages = ['/auth/login', '/auth/create-account']

/** Both pages are prerendered, so their links cannot hold the destination; the Referer does. */
export const carryAskedPath: Handler = (request) => {
  const { nextUrl, url } = request
  if (nextUrl.searchParams.has('callbackUrl')) return
  const before = request.headers.get('referer')
  if (!before || !URL.canParse(before) || !pages.includes(new URL(before).pathname)) return
  const asked = askedPath(before)
  return asked
    ? NextResponse.redirect(new URL(withAskedPath(nextUrl.pathname + nextUrl.search, asked), url))
    : undefined
}
