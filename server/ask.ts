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
  body?: Buffer
  signal?: AbortSignal
}

// What belongs to a connection, not to an answer.
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']

/**
 * Asks Next in this very process, without a connection: what it makes does not depend on how fast a visitor reads.
 *
 * @param listener Next's own request handler
 * @returns the whole answer
 * @throws where `signal` says that nobody waits for it
 */
export async function ask(listener: RequestListener, { method = 'GET', ...asked }: Asked): Promise<Made> {
  // As a stream: else each body would be made a string as well, which nobody reads.
  const making = inject(listener as Parameters<typeof inject>[0], {
    method: method as 'GET',
    url: asked.url,
    headers: asked.headers,
    remoteAddress: asked.address,
    payload: asked.body,
    signal: asked.signal,
    payloadAsStream: true,
  }).then(async (answer) => ({ answer, body: await whole(answer.stream()) }))
  const { answer, body } = await unlessLeft(making, asked.signal)
  const { statusCode, headers } = answer
  for (const name of ofConnection) delete headers[name]
  return { status: statusCode, headers, body }
}

// Node's own for this (stream/consumers) copies it twice, into a Blob, whose memory lies about until the next collection.
async function whole(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

// Next is told by the signal as well, but what it then makes never comes to an end.
function unlessLeft<T>(making: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return making
  const left = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([making, left])
}
