import { Hono } from 'hono'
import { paged } from '@/upstream/paging'

export type Handle = (request: Request) => Promise<Response>
export type Item = Record<string, unknown>

/** Replaces a list's records by those that `change` returns, paged as before. Other responses are unchanged. */
export async function relisted(request: Request, handle: Handle, change: (items: Item[]) => unknown[]) {
  const list = request.method === 'GET' ? await wholeList(request.url, handle) : null
  if (!list) return await handle(request)
  return pageOf(request, change(list.items), list.isPaged)
}

/** All records of a list, whichever page is requested. Null if the call is not for a list. */
export async function wholeList(
  url: string,
  handle: Handle,
): Promise<{ items: Item[]; isPaged: boolean } | null> {
  const { origin, pathname } = new URL(url)
  const read = async (page: number) => {
    const response = await handle(new Request(`${origin}${pathname}?page=${page}&page_size=100`))
    return response.ok && isJson(response) ? await response.json() : null
  }
  const first = await read(1)
  if (Array.isArray(first)) return { items: first, isPaged: false }
  if (!Array.isArray(first?.results)) return null
  const items = [...first.results]
  for (let page = 2; items.length < first.count; page++) items.push(...(await read(page)).results)
  return { items, isPaged: true }
}

/** A list as the upstream returns it: the requested page, or all of it. */
export async function pageOf(request: Request, items: unknown[], isPaged: boolean): Promise<Response> {
  if (!isPaged) return Response.json(items)
  return await new Hono().get('*', (c) => paged(c, items)).fetch(request)
}

/** Changes every record of a response: of a list, a page or one record. */
export async function rewritten(response: Response, change: (item: Item) => Item): Promise<Response> {
  if (!response.ok || !isJson(response)) return response
  const body = await response.json()
  if (Array.isArray(body)) return Response.json(body.map(change))
  if (!Array.isArray(body.results)) return Response.json(change(body))
  return Response.json({ ...body, results: body.results.map(change) })
}

export function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('application/json') ?? false
}
