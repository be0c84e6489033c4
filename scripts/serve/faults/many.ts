import type { FaultOf } from './fault'
import { type Handle, type Item, pageOf, rewritten, wholeList } from './lists'

type List = Awaited<ReturnType<typeof wholeList>>

// The copies, 10,000 by default, are created once for each path, not for each of its pages.
const made = new WeakMap<object, Map<string, Promise<List>>>()

/**
 * Responds like an upstream with very many records. After its own records come copies of them. Each copy has a short
 * text, and a number in its slug, name and id. The list of latest posts still has three.
 */
export async function many(request: Request, handle: Handle, fault: FaultOf<'many'>): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (request.method !== 'GET' || pathname === '/api/blog/latest-posts/') return await handle(request)
  const lists = made.get(fault) ?? new Map<string, Promise<List>>()
  made.set(fault, lists)
  const making = lists.get(pathname) ?? filled(request.url, handle, fault.count)
  lists.set(pathname, making)
  const list = await making
  return list ? await pageOf(request, list.items, list.isPaged) : await one(request, handle, fault.count)
}

async function filled(url: string, handle: Handle, count: number): Promise<List> {
  const list = await wholeList(url, handle)
  const { length } = list?.items ?? []
  if (!list || length === 0) return list
  const copyOf = (index: number) => numbered(list.items[index % length] ?? {}, index + 1)
  const items = Array.from({ length: count }, (_, index) => list.items[index] ?? copyOf(index))
  return { ...list, items }
}

// An unknown slug may be a copy of a known one: "data-science-17" is the 17th record.
async function one(request: Request, handle: Handle, count: number): Promise<Response> {
  const response = await handle(request)
  const [, original, number] = /^(.*)-([1-9]\d*)\/$/.exec(new URL(request.url).pathname) ?? []
  if (response.status !== 404 || Number(number) > count) return response
  const found = await handle(new Request(new URL(`${original}/`, request.url)))
  return found.ok ? await rewritten(found, (item) => numbered(item, Number(number))) : response
}

function numbered({ ...item }: Item, number: number): Item {
  for (const name of ['title', 'career_name', 'name']) {
    if (typeof item[name] === 'string') item[name] += ` ${number}`
  }
  if (typeof item.body === 'string') item.body = `<p>This is number ${number}.</p>`
  const common = (item.name as { common?: string } | undefined)?.common
  if (common) item.name = { common: `${common} ${number}` }
  if (typeof item.slug === 'string') item.slug += `-${number}`
  return { ...item, id: number }
}
