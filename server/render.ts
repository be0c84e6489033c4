import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener } from 'node:http'
import type { Readable } from 'node:stream'
import { inject } from 'light-my-request'

export type RenderedResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

export type RenderRequest = {
  method?: string
  url: string
  headers: IncomingHttpHeaders
  address?: string
  body?: Buffer
  signal?: AbortSignal
}

const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']

/** Calls Next in memory, so that a slow client does not hold up a render. Rejects when `signal` aborts. */
export async function render(
  next: RequestListener,
  { method = 'GET', url, headers, address, body: payload, signal }: RenderRequest,
): Promise<RenderedResponse> {
  // Without a stream, each body would become a string as well.
  const rendering = inject(next as Parameters<typeof inject>[0], {
    method: method as 'GET',
    url,
    headers,
    remoteAddress: address,
    payload,
    signal,
    payloadAsStream: true,
  }).then(async (response) => ({ response, body: await readAll(response.stream()) }))
  const { response, body } = await untilAborted(rendering, signal)
  for (const name of ofConnection) delete response.headers[name]
  return { status: response.statusCode, headers: response.headers, body }
}

// Node's stream/consumers copies twice, into a Blob whose memory stays until the next garbage collection.
async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

// Next gets the signal too, but after an abort its response never ends.
function untilAborted<T>(rendering: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return rendering
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([rendering, aborted])
}
