import { NextResponse } from 'next/server'
import { markdownIn } from '@/provider/read'
import type { Handler } from './handler'
import { nearestName } from './nearest-name'
import { notFoundPath } from './not-found-path'
import { routes } from './routes'

/** The site's own pages of one part to which a mistyped address may lead. */
const suggestedRoutes = [
  'blog',
  'careerpaths',
  'compare',
  'contact-us',
  'events',
  'find-your-path',
  'resources',
  'search',
  'testimonies',
]

const pages = () => markdownIn('pages').map((name) => name.replace(/\.md$/, ''))

/**
 * Names the page that somebody may have meant by an address of one part. Where none is near, the rewrite of
 * next.config.ts shows the same page without it.
 */
export const suggestPage: Handler = ({ nextUrl, url }) => {
  const { pathname } = nextUrl
  const rewrite = (path: string) => NextResponse.rewrite(new URL(path, url))
  // Pages for what is missing are no addresses of their own.
  if (/^\/missing(\/|$)/.test(pathname)) return rewrite(notFoundPath(''))
  const [, name] = /^\/([\w-]+)$/.exec(pathname) ?? []
  const own = pages()
  if (!name || own.includes(name) || routes.some((route) => route === name)) return
  const near = nearestName(name, [...suggestedRoutes, ...own])
  return near ? rewrite(notFoundPath('pages', near)) : undefined
}
