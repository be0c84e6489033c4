import { NextResponse } from 'next/server'
import type { Handler } from '@/lib/address/handler'
import { pathsOf } from '@/lib/routes'
import { slugsIn } from '@/provider/read'
import { nearestName } from './nearest-name'
import { notFoundPath } from './rewrites'

const suggested = pathsOf(({ isSuggested }) => isSuggested).map((path) => path.slice(1))

/** Suggests a page for an unknown address of one part. Otherwise next.config.ts shows the plain not-found page. */
export const suggestPage: Handler = ({ nextUrl: { pathname }, url }) => {
  const name = pathname.slice(1)
  const own = slugsIn('pages')
  if (own.includes(name)) return
  const near = nearestName(name, [...suggested, ...own])
  return near ? NextResponse.rewrite(new URL(notFoundPath('pages', near), url)) : undefined
}
