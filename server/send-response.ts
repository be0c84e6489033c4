import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { EncodedBody } from './bodies'
import type { Encoding } from './compress'

type Head = { status: number; headers: OutgoingHttpHeaders }
type WrittenHead = { bytes: Buffer; lines: string[] }

const maxClockSeconds = 5

// Most responses are sent thousands of times, so their header lines are built once.
const written = new WeakMap<Head, Partial<Record<Encoding, WrittenHead>>>()

/** Sends a response, or a 304 when the client's ETag matches. `fresh` has the headers of `freshness`. */
export function sendResponse(
  { method, headers: sent }: IncomingMessage,
  response: ServerResponse,
  head: Head,
  { bytes, encoding }: EncodedBody,
  fresh?: OutgoingHttpHeaders,
): void {
  const { etag } = head.headers
  const id = sent['x-request-id']
  const own = { ...fresh, ...(id && { 'x-request-id': id }) }
  if (head.status === 200 && etag !== undefined && sent['if-none-match'] === etag) {
    const { 'content-length': _, 'content-encoding': __, ...headers } = headersOf(head, bytes, encoding)
    response.writeHead(304, { ...own, ...headers }).end()
    return
  }
  // `own` comes first, because nginx obeys the first header that sets a lifetime.
  response.writeHead(head.status, [
    ...Object.entries(own).flat().map(String),
    ...linesOf(head, bytes, encoding),
  ])
  response.end(method === 'HEAD' ? undefined : bytes)
}

/** nginx counts whole seconds: a lifetime of one could last two. So nginx's own second (`X-Cache-Clock`) ends it. */
export function freshness(
  { 'x-cache-clock': clock }: IncomingHttpHeaders,
  { status, headers }: Head,
): OutgoingHttpHeaders | undefined {
  const isImmutable = /immutable/.test(String(headers['cache-control']))
  if (clock === undefined || status !== 200 || isImmutable) return
  const second = Math.floor(Number(clock))
  const isRight = Math.abs(second - Date.now() / 1000) < maxClockSeconds
  return { 'x-accel-expires': isRight ? `@${second}` : '1' }
}

function linesOf(head: Head, bytes: Buffer, encoding: Encoding): string[] {
  const known = written.get(head)
  const same = known?.[encoding]
  if (same?.bytes === bytes) return same.lines
  const pairs = Object.entries(headersOf(head, bytes, encoding))
  const lines = pairs.flatMap(([name, value]) => [value ?? []].flat().flatMap((each) => [name, String(each)]))
  written.set(head, { ...known, [encoding]: { bytes, lines } })
  return lines
}

function headersOf({ status, headers }: Head, bytes: Buffer, encoding: Encoding): OutgoingHttpHeaders {
  const all = {
    ...headers,
    vary: headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding',
    ...(status !== 204 && { 'content-length': bytes.length }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }
  // An undefined value removes a header of Next's.
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}
