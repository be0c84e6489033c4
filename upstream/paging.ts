import type { Context } from 'hono'
import { notFound } from './rest'

const pageSize = 5
const maxPageSize = 100

/**
 * Answers with one page of a list, `{count, next, previous, results}`, or with 404 for a page that is not there. `?page=`
 * counts from 1 or is "last"; `?page_size=` is 5 if it is absent, and at most 100.
 *
 * @param items the whole list, in its order
 */
export function paged(c: Context, items: unknown[]) {
  const url = new URL(c.req.url)
  const size = Math.min(positive(lastOf(url, 'page_size')) ?? pageSize, maxPageSize)
  const pages = Math.max(1, Math.ceil(items.length / size))
  const asked = lastOf(url, 'page') || '1'
  const page = asked === 'last' ? pages : positive(asked)
  if (!page || page > pages) return notFound(c, 'Invalid page.')
  return c.json({
    count: items.length,
    next: page < pages ? linkTo(url, page + 1) : null,
    previous: page > 1 ? linkTo(url, page - 1) : null,
    results: items.slice((page - 1) * size, page * size),
  })
}

function lastOf(url: URL, name: string): string {
  return url.searchParams.getAll(name).at(-1) ?? ''
}

function positive(text: string): number | undefined {
  return /^\s*\+?\d+\s*$/.test(text) ? Number(text) || undefined : undefined
}

function linkTo(url: URL, page: number): string {
  const link = new URL(url)
  if (page === 1) link.searchParams.delete('page')
  else link.searchParams.set('page', String(page))
  link.searchParams.sort()
  return link.href
}
