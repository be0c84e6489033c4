import { NextResponse } from 'next/server'
import type { Handler } from '@/lib/address/handler'
import { filtersOf } from './queries'

/** Rewrites a filtered list, or the path finder with answers, to `app/queried`. The browser's address stays. */
export const answerQueries: Handler = ({ nextUrl: { pathname, searchParams }, url }) => {
  if (!filtersOf(pathname).some((name) => searchParams.has(name))) return
  const to = new URL(url)
  to.pathname = `/queried${pathname}`
  return NextResponse.rewrite(to)
}

/** The internal path of a not-found page. With `near`, the page suggests that address of the section. */
export const notFoundPath = (section: string, near?: string): string =>
  near ? `/missing/${section}/${near}` : '/not-found'

/** A 404 for an address that only rewrites may reach. */
export const hideAddress: Handler = ({ url }) => NextResponse.rewrite(new URL(notFoundPath(''), url))
