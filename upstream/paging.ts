import type { Context } from 'hono'
import { notFound } from './rest'

const pageSize = 5
const maxPageSize = 100

/** A page of a list, or 404. `?page=` counts from 1 or is "last"; `?page_size=` is 5 by default and at most 100. */
export async function paged(c: Context, items: unknown[]) {
  const size = Math.min(positive(lastOf(new URL(c.req.url), 'page_size')) ?? pageSize, maxPageSize)
  return await pageOf(c, items.length, size, async (offset, limit) => items.slice(offset, offset + limit))
}

/** Reads only the requested page of a list. */
export async function pageOf(
  c: Context,
  count: number,
  size: number,
  read: (offset: number, limit: number) => Promise<unknown[]>,
) {
  const url = new URL(c.req.url)
  const pages = Math.max(1, Math.ceil(count / size))
  const asked = lastOf(url, 'page') || '1'
  const page = asked === 'last' ? pages : positive(asked)
  if (!page || page > pages) return notFound(c, 'Invalid page.')
  return c.json({
    count,
    next: page < pages ? linkTo(url, page + 1) : null,
    previous: page > 1 ? linkTo(url, page - 1) : null,
    results: await read((page - 1) * size, size),
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
