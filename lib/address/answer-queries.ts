import { NextResponse } from 'next/server'
import { careerPathFilters, postFilters } from '@/lib/filter/names'
import { finder } from '@/lib/provider/finder'
import type { Handler } from './handler'

// Pages for everybody are built ahead and read no query; with one of these, their twin below `app/queried` answers.
const queries: Record<string, readonly string[]> = {
  '/careerpaths': careerPathFilters,
  '/blog': postFilters,
  '/find-your-path': ['question', ...(finder?.questions.map(({ id }) => id) ?? [])],
}

/** Answers a list that is filtered, and the path finder with answers, at the address of the page they belong to. */
export const answerQueries: Handler = ({ nextUrl: { pathname, searchParams }, url }) => {
  if (/^\/queried(\/|$)/.test(pathname)) return NextResponse.rewrite(new URL('/not-found', url))
  if (!queries[pathname]?.some((name) => searchParams.has(name))) return
  const to = new URL(url)
  to.pathname = `/queried${pathname}`
  return NextResponse.rewrite(to)
}
