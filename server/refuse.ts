import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import { fileHeaders } from './own-responses'
import type { Refusal } from './refusal'
import { takeBody } from './take-body'

export type RefusedPage = { html: string; policy: string }

const maxReadBytes = 64 * 1024
const maxReadMs = 2000
const minDelayMs = 500

/** Reads the rest of the body first: otherwise the sender sees a broken connection. A 5xx names the request id. */
export async function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, message, seconds }: Refusal,
  id?: string,
  page?: (message: string) => Promise<RefusedPage | undefined>,
): Promise<void> {
  // A program that retries at once, over many connections, would leave other clients no connection.
  if (status === 429) await after(minDelayMs * (1 + 2 * Math.random()))
  if (status !== 408) await readRest(request)
  const words = status >= 500 && id ? `${message}\nReference: ${id}` : message
  const shown = isForPerson(request) ? await page?.(words).catch(() => undefined) : undefined
  const bytes = Buffer.from(shown?.html ?? `${words}\n`)
  const headers: OutgoingHttpHeaders = {
    ...fileHeaders(),
    'content-type': `text/${shown ? 'html' : 'plain'}; charset=utf-8`,
    'content-length': bytes.length,
    ...(shown && { 'content-security-policy': shown.policy }),
    'cache-control': 'no-store',
    connection: 'close',
  }
  if (status === 405) headers.allow = 'GET, HEAD, POST'
  if (id) headers['x-request-id'] = id
  if (seconds > 0) headers['retry-after'] = String(seconds)
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : bytes)
}

function isForPerson({ headers }: IncomingMessage): boolean {
  return !!headers.accept?.includes('text/html') && !headers.rsc && !headers['next-action']
}

async function readRest(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return
  await takeBody(request, maxReadBytes, maxReadMs).catch(() => {})
}
