import { NextResponse } from 'next/server'
import type { Handler } from '@/lib/address/handler'
import { previewIn, readPreview } from './preview'

/** Opens a link of `npm run site -- preview`. An invalid or expired link leads to /preview/gone. */
export const receivePreviewLink: Handler = ({ nextUrl, url }) => {
  const isGood = readPreview(nextUrl.search) !== null
  const path = isGood ? `/api/preview${nextUrl.search}` : '/preview/gone'
  return NextResponse.rewrite(new URL(path, url), { headers: { 'Cache-Control': 'private, no-store' } })
}

/** Lets a visitor with a preview through to the draft. For everybody else the address is unknown. */
export const showPreview: Handler = ({ headers, nextUrl }) => {
  if (!previewIn(headers.get('cookie'), nextUrl.pathname)) return
  return NextResponse.next({ headers: { 'X-Robots-Tag': 'noindex' } })
}
