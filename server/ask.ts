import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener } from 'node:http'
import type { Readable } from 'node:stream'
import { inject } from 'light-my-request'

/** An answer as Next made it, whole. */
export type Made = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

export type Asked = {
  method?: string
  url: string
  headers: IncomingHttpHeaders
  address?: string
  body?: Readable
  signal?: AbortSignal
}

// What belongs to a connection, not to an answer.
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']

/**
 * Asks Next in this very process, without a connection: what it makes does not depend on how fast a visitor reads.
 *
 * @param listener Next's own request handler
 * @returns the whole answer
 */
export async function ask(listener: RequestListener, { method = 'GET', ...asked }: Asked): Promise<Made> {
  const { statusCode, headers, rawPayload } = await inject(listener as Parameters<typeof inject>[0], {
    method: method as 'GET',
    url: asked.url,
    headers: asked.headers,
    remoteAddress: asked.address,
    payload: asked.body,
    signal: asked.signal,
  })
  for (const name of ofConnection) delete headers[name]
  return { status: statusCode, headers, body: rawPayload }
}
