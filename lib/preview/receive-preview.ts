import { NextResponse } from 'next/server'
import type { Handler } from '@/lib/address/handler'
import { previewIn, readPreview } from './preview'

/** Opens a link that `npm run preview` has printed; one that is not ours, or too old, leads to the page that says so. */
export const receivePreviewLink: Handler = ({ nextUrl, url }) => {
  const isGood = readPreview(nextUrl.search) !== null
  const path = isGood ? `/api/preview${nextUrl.search}` : '/preview/gone'
  return NextResponse.rewrite(new URL(path, url), { headers: { 'Cache-Control': 'private, no-store' } })
}

/** Lets through to its draft who has come by such a link: for everybody else there is no such address. */
export const showPreview: Handler = ({ headers, nextUrl }) => {
  if (!previewIn(headers.get('cookie'), nextUrl.pathname)) return
  return NextResponse.next({ headers: { 'X-Robots-Tag': 'noindex' } })
}
