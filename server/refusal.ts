import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { env } from '@/lib/env'
import { headersOfAll } from '@/lib/response-headers'
import { policyOfFile } from './policy'

/** A request that is not answered: what is wrong with it, in words for who has sent it. */
export class Refusal extends Error {
  /**
   * @param seconds after which it may be sent again
   */
  constructor(
    readonly status: number,
    message: string,
    readonly seconds = 0,
  ) {
    super(message)
  }
}

/**
 * Says no, and ends the connection: its body may still be on the way.
 *
 * @param id of the request; where the fault is the site's own, its sender is told it, to name it by
 */
export function refuse(response: ServerResponse, { status, message, seconds }: Refusal, id?: string): void {
  const text = status >= 500 && id ? `${message}\nReference: ${id}\n` : `${message}\n`
  const headers: OutgoingHttpHeaders = {
    ...headersOfAll(env().SITE_URL.startsWith('https:')),
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'content-security-policy': policyOfFile,
    'cache-control': 'no-store',
    connection: 'close',
  }
  if (status === 405) headers.allow = 'GET, HEAD, POST'
  if (id) headers['x-request-id'] = id
  if (seconds > 0) headers['retry-after'] = String(seconds)
  response.writeHead(status, headers).end(text)
}
