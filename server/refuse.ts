import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import { env } from '@/lib/env'
import { headersOfAll } from '@/lib/response-headers'
import { policyOfFile } from './policy'
import type { Refusal } from './refusal'
import { takeBody } from './take-body'

/** A page that is ready to be sent. */
export type RefusedPage = { html: string; policy: string }

const mostRead = 64 * 1024
const readFor = 2000
const pause = 500

/**
 * Says no, and ends the connection. What is still on its way is read first, up to 64 KB in two seconds: else the sender would
 * see the connection break and no answer. Who asks too often is told so after half a second to one and a half.
 *
 * @param id of the request; where the fault is the site's own, its sender is told it, to name it by
 * @param page makes the page of a refusal, for a person
 */
export async function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, message, seconds }: Refusal,
  id?: string,
  page?: (message: string) => Promise<RefusedPage | undefined>,
): Promise<void> {
  // A program that asks again at once, or over many connections together, would leave others no room to come in.
  if (status === 429) await after(pause + Math.random() * 2 * pause)
  // Who sends too slowly has had their time.
  if (status !== 408) await readRest(request)
  const words = status >= 500 && id ? `${message}\nReference: ${id}` : message
  const shown = isForPerson(request) ? await page?.(words).catch(() => undefined) : undefined
  const bytes = Buffer.from(shown?.html ?? `${words}\n`)
  const headers: OutgoingHttpHeaders = {
    ...headersOfAll(env().SITE_URL.startsWith('https:')),
    'content-type': `text/${shown ? 'html' : 'plain'}; charset=utf-8`,
    'content-length': bytes.length,
    'content-security-policy': shown?.policy ?? policyOfFile,
    'cache-control': 'no-store',
    connection: 'close',
  }
  if (status === 405) headers.allow = 'GET, HEAD, POST'
  if (id) headers['x-request-id'] = id
  if (seconds > 0) headers['retry-after'] = String(seconds)
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : bytes)
}

// A browser that opens a page, or posts a form without script.
function isForPerson({ headers }: IncomingMessage): boolean {
  return !!headers.accept?.includes('text/html') && !headers.rsc && !headers['next-action']
}

async function readRest(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return
  await takeBody(request, mostRead, readFor).catch(() => {})
}
