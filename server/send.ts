import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Sent } from './bodies'
import type { Encoding } from './pack'

type Answer = { status: number; headers: OutgoingHttpHeaders }
type Head = { bytes: Buffer; head: string[] }

// Most answers are sent thousands of times: their headers are put together once.
const heads = new WeakMap<Answer, Partial<Record<Encoding, Head>>>()

/**
 * Sends an answer, or that nothing has changed to whoever has it already.
 *
 * @param answer status and headers, but for those of its packing
 * @param sent the body, and what it is packed in
 * @param fresh further headers, which tell a cache in front for how long it may keep this
 */
export function send(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  { bytes, encoding }: Sent,
  fresh?: OutgoingHttpHeaders,
): void {
  const { etag } = answer.headers
  const id = asked['x-request-id']
  const own = { ...fresh, ...(id && { 'x-request-id': id }) }
  if (answer.status === 200 && etag !== undefined && asked['if-none-match'] === etag) {
    const { 'content-length': _, 'content-encoding': __, ...headers } = headersOf(answer, bytes, encoding)
    response.writeHead(304, { ...own, ...headers }).end()
    return
  }
  const head = headOf(answer, bytes, encoding)
  // nginx heeds the first of those that say how long.
  response.writeHead(answer.status, [...Object.entries(own).flat().map(String), ...head])
  response.end(method === 'HEAD' ? undefined : bytes)
}

function headOf(answer: Answer, bytes: Buffer, encoding: Encoding): string[] {
  const known = heads.get(answer) ?? {}
  const kept = known[encoding]
  // A body that was packed better since has another length.
  if (kept?.bytes === bytes) return kept.head
  const pairs = Object.entries(headersOf(answer, bytes, encoding))
  const head = pairs.flatMap(([name, value]) => [value ?? []].flat().flatMap((each) => [name, String(each)]))
  heads.set(answer, { ...known, [encoding]: { bytes, head } })
  return head
}

function headersOf({ status, headers }: Answer, bytes: Buffer, encoding: Encoding): OutgoingHttpHeaders {
  const all = {
    ...headers,
    vary: headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding',
    ...(status !== 204 && { 'content-length': bytes.length }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }
  // One that a page is to be sent without.
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}
