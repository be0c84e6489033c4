import { NextResponse } from 'next/server'
import type { Handler } from '@/lib/address/handler'
import { filtersOf } from './queries'

/** Answers a list that is filtered, and the path finder with answers, at the address of the page they belong to. */
export const answerQueries: Handler = ({ nextUrl: { pathname, searchParams }, url }) => {
  if (!filtersOf(pathname).some((name) => searchParams.has(name))) return
  const to = new URL(url)
  to.pathname = `/queried${pathname}`
  return NextResponse.rewrite(to)
}
