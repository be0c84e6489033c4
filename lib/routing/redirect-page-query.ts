import { NextResponse } from 'next/server'
import type { Handler } from '@/lib/address/handler'

/** Old addresses: `/blog?page=2` has a path now, and page 1 is the list itself. */
export const redirectPageQuery: Handler = ({ nextUrl, url }) => {
  const list = nextUrl.pathname.replace(/\/page\/1$/, '')
  if (list !== nextUrl.pathname) return NextResponse.redirect(new URL(list, url), 308)
  const page = nextUrl.searchParams.get('page')
  if (page === null) return
  const path = page === '' || page === '1' ? list : `${list}/page/${encodeURIComponent(page)}`
  return NextResponse.redirect(new URL(path, url), 308)
}
