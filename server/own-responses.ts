import { createReadStream } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { env } from '@/lib/env'
import { aliveProbe, readyProbe } from '@/lib/health/probe'
import { siteReadiness } from '@/lib/health/site-readiness'
import { take } from '@/lib/limits/take'
import { headersOfAll } from '@/lib/response-headers'
import { countPageSpeed } from '@/lib/speed/page-speed'
import { clientOf } from '@/lib/visit/client-of'
import { filmFile } from '@/provider/film-file'
import { requestId } from './client-address'
import { policyOfFile } from './policy'
import { Refusal } from './refusal'

const maxPageSpeedBytes = 200
const forEver = { 'cache-control': 'public, max-age=31536000, immutable' }
const script = { ...forEver, 'content-type': 'text/javascript; charset=utf-8' }
const json = { 'content-type': 'application/json' }
const noStore = { 'cache-control': 'no-store' }

export function fileHeaders(): OutgoingHttpHeaders {
  return { ...headersOfAll(env().SITE_URL.startsWith('https:')), 'content-security-policy': policyOfFile }
}

export function ownResponses() {
  const all = fileHeaders()
  return {
    script: { status: 200, headers: { ...all, ...script } },
    data: { status: 200, headers: { ...all, ...json, ...forEver } },
    noPart: { status: 204, headers: { ...all, ...noStore } },
    gone: { status: 404, headers: { ...all, ...json, ...noStore } },
  }
}

/** Answers health checks without limits and queues: a busy site must not look dead. False for other requests. */
export async function sendProbe(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { method, url = '' } = request
  const [, probe] = /^\/api\/(health|ready)(?:\?|$)/.exec(url) ?? []
  if (!probe || (method !== 'GET' && method !== 'HEAD')) return false
  const secret = request.headers['x-revalidate-secret']?.toString() ?? null
  const { status, headers, body } =
    probe === 'health' ? aliveProbe(secret) : readyProbe(await siteReadiness())
  const text = JSON.stringify(body)
  response.writeHead(status, {
    ...fileHeaders(),
    ...headers,
    ...json,
    'x-request-id': requestId(request),
    'content-length': Buffer.byteLength(text),
  })
  response.end(method === 'HEAD' ? undefined : text)
  return true
}

// Parses the starter's request at the first interaction. The request names the page, so a process that has not rendered
// the page can do so.
export function touchIn(url: string): { hash: string; page: string } | undefined {
  const [, hash, query] = /^\/touch\/([\w-]{22})\?(.*)$/.exec(url) ?? []
  if (!hash) return
  const page = new URLSearchParams(query).get('of')
  return page?.startsWith('/') ? { hash, page } : undefined
}

export const isPageSpeed = (method: string | undefined, url: string) =>
  method === 'POST' && /^\/api\/page-speed(?:\?|$)/.test(url)

/** Counts a report of server/page-speed.ts. `client` is used only for the limit. Throws Refusal. */
export async function takePageSpeed(
  { headers }: IncomingMessage,
  response: ServerResponse,
  body: Buffer | undefined,
  client: string,
): Promise<void> {
  const seconds = await take(['page speed, client', clientOf(client)])
  if (seconds > 0) throw new Refusal(429, `Too many: wait ${seconds} seconds.`, seconds)
  if (!body || body.length > maxPageSpeedBytes) throw new Refusal(413, 'Too long.')
  if (!countPageSpeed(body.toString())) throw new Refusal(400, 'This isn’t what pages send.')
  response.writeHead(204, { ...noStore, 'x-request-id': headers['x-request-id'] }).end()
}

// Next would send no Content-Length, which players need, and would leave the file open when a visitor leaves.
export async function sendFilm(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { method, url = '', headers } = request
  const [, name] = /^\/films\/([^/?]+)(?:\?|$)/.exec(url) ?? []
  if (!name || (method !== 'GET' && method !== 'HEAD')) return false
  const film = await filmFile(name, (header) => headers[header]?.toString())
  if (!film) return false
  response.writeHead(film.status, { ...fileHeaders(), ...film.headers })
  if (film.part && method === 'GET') await pipeline(createReadStream(film.path, film.part), response)
  else response.end()
  return true
}
