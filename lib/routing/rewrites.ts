import { NextResponse } from 'next/server'
import type { Handler } from '@/lib/address/handler'
import { notFoundPath } from './not-found-path'
import { filtersOf } from './queries'

/** A filtered list, or the path finder with answers, keeps its page's address. */
export const answerQueries: Handler = ({ nextUrl: { pathname, searchParams }, url }) => {
  if (!filtersOf(pathname).some((name) => searchParams.has(name))) return
  const to = new URL(url)
  to.pathname = `/queried${pathname}`
  return NextResponse.rewrite(to)
}

/** A 404 for an address that only rewrites may reach. */
export const hideAddress: Handler = ({ url }) => NextResponse.rewrite(new URL(notFoundPath(''), url))
