import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { createUpstream, type Upstream } from '@/upstream/app'
import { type FieldErrors, UpstreamError } from './errors'
import { upstreamSettings } from './upstream-settings'

const tryTimeout = 2000
const readDeadline = 5000
const writeTimeout = 5000
const backOff = [100, 400]
const embeddedRoot = 'http://embedded.upstream'

/**
 * Reads one record: a GET that is tried three times within 5 s.
 * Takes: the path, and the access token of the caller where the record is theirs.
 * Gives: what the schema makes of the answer, or null where the upstream says 404.
 * Throws UpstreamError, also when the answer does not fit the schema.
 */
export async function read<T>(path: string, schema: z.ZodType<T>, access?: string): Promise<T | null> {
  const call = `GET ${path}`
  const headers = access ? { Authorization: `Bearer ${access}` } : undefined
  return await get(call, path, (body) => fitting(call, schema, body), headers)
}

/**
 * Posts fields and reads the answer: once, without a second try.
 * Throws UpstreamError; for a 400 its `fields` hold the upstream's messages, and a refusal (401) is not logged.
 */
export async function ask<T>(
  path: string,
  fields: object,
  schema: z.ZodType<T>,
  timeout = writeTimeout,
): Promise<T> {
  const call = `POST ${path}`
  const headers = { 'Content-Type': 'application/json' }
  const init: RequestInit = { method: 'POST', headers, body: JSON.stringify(fields), redirect: 'error' }
  try {
    return fitting(call, schema, jsonOf(call, await send(call, path, init, timeout)))
  } catch (error) {
    const isAnswer = error instanceof UpstreamError && (error.status === 400 || error.status === 401)
    throw error instanceof UpstreamError && !isAnswer ? failed(error) : error
  }
}

function fitting<T>(call: string, schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  throw new UpstreamError(call, 200, `unexpected ${faultsOf(result.error)}`)
}

/**
 * Reads a list, like `read`. An item that does not fit the schema is left out and logged; the rest are given.
 * Takes: a path, or the whole address of a list that another service keeps. A list that the contract does not ask for
 * (`isExtension`) comes from the embedded upstream where the upstream does not know it.
 * Throws UpstreamError, also when the answer is no list.
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
 * Reads one page of a list, like `readList`.
 * Gives: its items, how many there are in all and whether a page follows; null for a page that is not there.
 * Throws UpstreamError, also when the answer is no page.
 */
export async function readPage<T>(path: string, schema: z.ZodType<T>): Promise<Page<T> | null> {
  const call = `GET ${path}`
  return await get(call, path, (body) => {
    const result = pageSchema.safeParse(body)
    if (!result.success) throw new UpstreamError(call, 200, `unexpected ${faultsOf(result.error)}`)
    const { count, next, results } = result.data
    return { items: soundItems(call, schema, results), count, hasNext: next !== null }
  })
}

export type Page<T> = { items: T[]; count: number; hasNext: boolean }

const pageSchema = z.object({
  count: z.number(),
  next: z
    .string()
    .nullish()
    .transform((next) => next || null),
  results: z.array(z.unknown()),
})

/**
 * Posts a record, once: what is not idempotent is never tried again by itself.
 * Takes: the fields, and a key by which an upstream that knows `Idempotency-Key` tells a repeat.
 * Throws UpstreamError; for a 400 its `fields` hold the upstream's messages.
 */
export async function create(path: string, fields: object, idempotencyKey: string): Promise<void> {
  const call = `POST ${path}`
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey }
  // A redirected POST would arrive as a GET without its body, and look like a success.
  const init: RequestInit = { method: 'POST', headers, body: JSON.stringify(fields), redirect: 'error' }
  await send(call, path, init, writeTimeout).catch((error) => {
    throw error instanceof UpstreamError && error.status !== 400 ? failed(error) : error
  })
}

function soundItems<T>(call: string, schema: z.ZodType<T>, items: unknown[]): T[] {
  return items.flatMap((item, index) => {
    const result = schema.safeParse(item)
    if (result.success) return [result.data]
    log('warn', 'upstream_item_left_out', { call, index, fields: faultsOf(result.error) })
    return []
  })
}

async function get<T>(
  call: string,
  path: string,
  parse: (body: unknown) => T,
  headers?: Record<string, string>,
): Promise<T | null> {
  const deadline = Date.now() + readDeadline
  for (let attempt = 0; ; attempt++) {
    try {
      const body = await send(call, path, { headers }, Math.min(tryTimeout, deadline - Date.now()))
      return parse(jsonOf(call, body))
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      if (error.status === 404) return null
      const pause = backOff[attempt]
      if (!error.isPassing || pause === undefined || Date.now() + pause >= deadline) throw failed(error)
      await sleep(pause)
    }
  }
}

function failed(error: UpstreamError): UpstreamError {
  log('error', 'upstream_call_failed', { call: error.call, status: error.status, reason: error.message })
  return error
}

// The answer's body. For a write the status alone decides: an answer that cannot be read has been stored all the same.
async function send(call: string, path: string, init: RequestInit, timeout: number): Promise<string> {
  const answer = transport(path, init, AbortSignal.timeout(Math.max(1, timeout)))
  const { status, body } = await answer.catch((error: Error) => {
    if ('digest' in error) throw error // Next's own: a prerender that is over waits for no answer
    const isTimeout = error.name === 'TimeoutError' || error.name === 'AbortError'
    throw new UpstreamError(call, null, isTimeout ? `no answer within ${timeout} ms` : reasonOf(error))
  })
  if (status >= 400)
    throw new UpstreamError(call, status, 'the upstream refused', fieldErrorsOf(status, body))
  return body
}

function jsonOf(call: string, body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new UpstreamError(call, 200, 'the answer is not JSON')
  }
}

async function transport(path: string, init: RequestInit, signal: AbortSignal) {
  const url = /^https?:/.test(path) ? path : (env().API_ROOT_URL ?? embeddedRoot) + path
  const request = new Request(url, { ...init, signal, headers: headersOf(init) })
  const response = url.startsWith(embeddedRoot)
    ? await Promise.race([embedded().handle(request), aborted(signal)])
    : await fetch(request)
  // A write has been decided once its status is here, even if the rest of the answer is late.
  const body = await response.text().catch((error) => {
    if (response.ok && init.method === 'POST') return ''
    throw error
  })
  return { status: response.status, body }
}

function headersOf({ headers }: RequestInit) {
  return { Accept: 'application/json', ...(headers as Record<string, string>) }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
}

// One embedded upstream a process: the server bundles this module more than once, and they share its database.
const shared = globalThis as typeof globalThis & { embeddedUpstream?: Upstream }

function embedded(): Upstream {
  shared.embeddedUpstream ??= createUpstream(upstreamSettings())
  return shared.embeddedUpstream
}

/** A file of the embedded upstream, by its path; 404 where the site has another upstream, which serves its own. */
export async function embeddedFile(path: string): Promise<Response> {
  if (env().API_ROOT_URL) return new Response(null, { status: 404 })
  return await embedded().handle(new Request(embeddedRoot + path))
}

/** Says which mails had not left when the process ends, so that somebody can write them: the records are kept. */
export function logUnsentMails(): void {
  for (const { kind, id } of shared.embeddedUpstream?.pendingMails() ?? []) {
    log('error', 'mail_failed', { kind, id, reason: 'stopped' })
  }
}

/** Opens what the embedded upstream needs, so that a fault shows at start. Throws an Error that says what to do. */
export async function prepareUpstream(): Promise<void> {
  if (!env().API_ROOT_URL) await embedded().database()
}

function faultsOf(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.') || 'answer'} (${issue.message})`).join(', ')
}

function reasonOf(error: Error): string {
  const { code } = (error.cause ?? error) as { code?: string }
  return code ?? error.message
}

function fieldErrorsOf(status: number, body: string): FieldErrors {
  if (status !== 400) return {}
  try {
    const entries = Object.entries(JSON.parse(body) as Record<string, unknown>)
    return Object.fromEntries(entries.map(([field, messages]) => [field, [messages].flat().map(String)]))
  } catch {
    return {}
  }
}
