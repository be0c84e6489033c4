import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isFromHere } from '@/lib/address/is-from-here'
import { take, type Use } from '@/lib/limits/take'
import { routeOf } from '@/lib/routes'
import { clientOf } from '@/lib/visit/client-of'
import { checkAction } from './check-action'
import type { Actions } from './next-internals'
import { Refusal } from './refusal'
import { takeBody } from './take-body'

const filePaths = /^\/(?:films|media|_next)\//
const formTypes = /^(?:multipart\/form-data|application\/x-www-form-urlencoded|text\/plain)(?:;|$)/i

/** Returns the body of a POST; undefined for GET and HEAD. Throws Refusal. */
export async function admit(
  request: IncomingMessage,
  client: string,
  actions: Actions = { areAsExpected: true },
): Promise<Buffer | undefined> {
  const { method, headers, rawHeaders, url = '/' } = request
  if (hostsIn(rawHeaders) > 1) throw new Refusal(400, 'A request must name exactly one host.')
  if (method === 'GET' || method === 'HEAD') {
    if (hasBody(headers)) throw new Refusal(400, 'A request for a page can’t have a body.')
    return
  }
  if (method !== 'POST' || filePaths.test(url))
    throw new Refusal(405, 'This site answers only GET, HEAD and POST requests.')
  await takeOrRefuse(['posts, client', clientOf(client)])
  if (routeOf(url.replace(/\?.*/s, ''))?.isForPrograms) return await takeBody(request)
  checkForm(headers)
  const body = await takeBody(request)
  await checkAction(headers, body, actions)
  return body
}

/** Counts a request that no cached response answers. Throws Refusal. */
export async function countRequest(client: string, url = ''): Promise<void> {
  const name = url === '/desk/pulse' ? 'desk pulses, client' : 'requests, client'
  await takeOrRefuse([name, clientOf(client)])
}

// Names and values alternate. Lowering the case of every name would cost each request time.
function hostsIn(rawHeaders: readonly string[]): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count
}

async function takeOrRefuse(use: Use): Promise<void> {
  const seconds = await take(use)
  if (seconds > 0)
    throw new Refusal(429, `Too many requests. Please wait ${seconds} seconds and try again.`, seconds)
}

function checkForm(headers: IncomingHttpHeaders): void {
  if (!isFromHere(new Headers(headers as Record<string, string>)))
    throw new Refusal(403, 'Forms must be sent from their own page. Open it on this site and send it again.')
  if (hasBody(headers) && !formTypes.test(headers['content-type'] ?? ''))
    throw new Refusal(415, 'This form wasn’t sent in the expected way. Open its page and send it again.')
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
}
