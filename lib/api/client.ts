import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { currentVisit } from '@/lib/visit/visit'
import { UpstreamError } from './errors'
import { embeddedRoot } from './own-upstreams'
import { send } from './send'

// Milliseconds between the tries of a read.
const backOff = [100, 400]

// An upstream of a million faulty items must not fill the log.
const maxLoggedFaults = 5

// Pages of a list requested at the same time.
const concurrentPages = 8

export type Page<T> = {
  items: T[]
  /** The number of items in the whole list. */
  count: number
  /** The number of items on this page, with the invalid ones, which `items` leaves out. */
  size: number
  hasNext: boolean
}

/** Tries up to three times within UPSTREAM_TIMEOUT_MS. Returns null for a 404. Throws UpstreamError. */
export async function read<T>(path: string, schema: z.ZodType<T>, access?: string): Promise<T | null> {
  const call = `GET ${path}`
  return await get(call, path, (body) => fitting(call, schema, body), bearer(access))
}

/**
 * Logs and leaves out each item that does not fit the schema. `isExtension`: when the upstream has no such list, the
 * embedded upstream's list is read instead. Throws UpstreamError.
 */
export async function readList<T>(
  path: string,
  schema: z.ZodType<T>,
  { isExtension = false } = {},
): Promise<T[]> {
  const call = `GET ${path}`
  const parse = (body: unknown) => {
    if (Array.isArray(body)) return soundItems(call, schema, body)
    throw new UpstreamError(call, 200, 'the answer is not a list')
  }
  const list =
    (await get(call, path, parse)) ?? (isExtension ? await get(call, embeddedRoot + path, parse) : null)
  if (list !== null) return list
  throw failed(new UpstreamError(call, 404, 'the upstream does not know this call'))
}

/**
 * Reads one page and checks its items like `readList`. Null if the page does not exist. Throws UpstreamError,
 * also for a page of over `maxItems` items, which would fill the memory.
 */
export async function readPage<T>(
  path: string,
  schema: z.ZodType<T>,
  access?: string,
  maxItems = 1000,
): Promise<Page<T> | null> {
  const call = `GET ${path}`
  const parse = (body: unknown): Page<T> => {
    const { count, next, results } = fitting(call, pageSchema, body)
    if (results.length > maxItems) throw new UpstreamError(call, 200, `the page has over ${maxItems} results`)
    return {
      items: soundItems(call, schema, results),
      count,
      size: results.length,
      hasNext: Boolean(next),
    }
  }
  return await get(call, path, parse, bearer(access))
}

/** Reads the pages of a list, eight at a time, up to its end or `most` items. Throws UpstreamError. */
export async function readAllPages<T>(
  readNumbered: (page: number) => Promise<Page<T> | null>,
  most = Number.POSITIVE_INFINITY,
): Promise<T[]> {
  const pages = [await readNumbered(1)]
  const last = Math.min(pageCount(pages[0] ?? null), Math.ceil(most / (pages[0]?.size || 1)))
  while (pages.length < last && pages.every((page) => page?.size)) {
    const numbers = Array.from({ length: concurrentPages }, (_, index) => pages.length + 1 + index)
    pages.push(...(await Promise.all(numbers.filter((page) => page <= last).map(readNumbered))))
  }
  return pages.flatMap((page) => page?.items ?? []).slice(0, most)
}

/** A list without a first page (null) counts as one page. */
export function pageCount(first: Page<unknown> | null): number {
  return first?.hasNext && first.size > 0 ? Math.ceil(first.count / first.size) : 1
}

type Options<T> = {
  /** Checks the response's body. Without a schema only the status counts, as the contract documents no body. */
  schema?: z.ZodType<T>
  /** The `Idempotency-Key`, by which the upstream answers a repeat as before and stores nothing twice. */
  key?: string
  /** `X-Receipt` of a form that was held as spam: it tells the embedded upstream when the form came. */
  receipt?: string | undefined
  /** Milliseconds; UPSTREAM_TIMEOUT_MS by default. */
  timeout?: number
  /** The caller's access token. */
  access?: string
  /** A call outside the contract: a 404 from an upstream that lacks it is not logged. */
  isExtension?: boolean
}

/**
 * Posts JSON once, without a retry. Throws UpstreamError; a 400's `fields` hold the upstream's
 * messages. A 400 or 401 is not logged, as it is an answer for the visitor.
 */
export async function post<T = void>(path: string, fields: object, options: Options<T> = {}): Promise<T> {
  const { schema, key, receipt, access, isExtension, timeout = env().UPSTREAM_TIMEOUT_MS } = options
  const call = `POST ${path}`
  const request = requestId()
  const headers = {
    'Content-Type': 'application/json',
    ...(key && { 'Idempotency-Key': key }),
    ...(receipt && { 'X-Receipt': receipt }),
    ...bearer(access),
    'X-Request-Id': request,
  }
  // A redirected POST would arrive as a GET without its body, and look like a success.
  const init = { method: 'POST', headers, body: JSON.stringify(fields), redirect: 'manual' } as const
  try {
    const body = await send(call, path, init, timeout)
    return (schema ? fitting(call, schema, jsonOf(call, body)) : undefined) as T
  } catch (error) {
    const expected = [400, 401, ...(isExtension ? [404] : [])]
    const isForLog = error instanceof UpstreamError && !expected.includes(error.status ?? 0)
    throw isForLog ? failed(error, request) : error
  }
}

function bearer(access: string | undefined): Record<string, string> {
  return access ? { Authorization: `Bearer ${access}` } : {}
}

const pageSchema = z.object({
  count: z.number(),
  next: z.string().nullish(),
  results: z.array(z.unknown()),
})

function fitting<T>(call: string, schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  throw new UpstreamError(call, 200, `unexpected ${faultsOf(result.error)}`)
}

function soundItems<T>(call: string, schema: z.ZodType<T>, items: unknown[]): T[] {
  let faulty = 0
  const sound = items.flatMap((item, index) => {
    const result = schema.safeParse(item)
    if (result.success) return [result.data]
    if (faulty++ < maxLoggedFaults)
      log('warn', 'upstream_item_left_out', { call, index, fields: faultsOf(result.error) })
    return []
  })
  if (faulty > maxLoggedFaults) log('warn', 'upstream_items_left_out', { call, count: faulty })
  return sound
}

async function get<T>(
  call: string,
  path: string,
  parse: (body: unknown) => T,
  headers: Record<string, string> = {},
): Promise<T | null> {
  const whole = env().UPSTREAM_TIMEOUT_MS
  const deadline = Date.now() + whole
  const request = requestId()
  const init = { headers: { ...headers, 'X-Request-Id': request } }
  for (let attempt = 0; ; attempt++) {
    try {
      const body = await send(call, path, init, Math.min(whole * 0.4, deadline - Date.now()))
      return parse(jsonOf(call, body))
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      if (error.status === 404) return null
      const pause = backOff[attempt]
      if (!error.isPassing || pause === undefined || Date.now() + pause >= deadline)
        throw failed(error, request)
      await sleep(pause)
    }
  }
}

function failed(error: UpstreamError, request?: string): UpstreamError {
  const { call, status, message: reason } = error
  log('error', 'upstream_call_failed', { request, call, status, reason })
  return error
}

function jsonOf(call: string, body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new UpstreamError(call, 200, 'the answer is not JSON')
  }
}

function faultsOf(error: z.ZodError): string {
  return error.issues
    .slice(0, maxLoggedFaults)
    .map((issue) => `${issue.path.join('.') || 'answer'} (${issue.message})`)
    .join(', ')
}

/** The id of the visitor's request; a read for everybody gets an id of its own. */
function requestId(): string {
  return currentVisit()?.id ?? randomUUID()
}
