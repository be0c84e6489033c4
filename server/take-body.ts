import type { IncomingMessage } from 'node:http'
import { Refusal } from './refusal'

// The longest form has 5,000 letters of text, which take 20 KB at most.
const most = 32 * 1024
const patience = 10_000
const taken = new WeakMap<IncomingMessage, Buffer>()

/** The body of a request where it was read whole. */
export const bodyOf = (request: IncomingMessage) => taken.get(request)

/**
 * Reads the body of a request.
 *
 * @param bytes how long it may be
 * @param time how long it may take, in milliseconds
 * @throws Refusal where it is too long or takes too long; Error where the client goes away
 */
export function takeBody(request: IncomingMessage, bytes = most, time = patience): Promise<Buffer> {
  const tooLong = new Refusal(413, `Too long: a form may have ${bytes / 1024} KB.`)
  if (Number(request.headers['content-length'] ?? 0) > bytes) return Promise.reject(tooLong)
  return new Promise((resolve, reject) => {
    const wasBegun = request.readableDidRead
    const chunks: Buffer[] = []
    let length = 0
    const end = (act: () => void) => () => {
      clearTimeout(timer)
      request.removeAllListeners('data').pause()
      act()
    }
    const timer = setTimeout(
      end(() => reject(new Refusal(408, `Too slow: the form took more than ${time / 1000} seconds.`))),
      time,
    )
    request.on('data', (chunk: Buffer) => {
      length += chunk.length
      chunks.push(chunk)
      if (length > bytes) end(() => reject(tooLong))()
    })
    request.resume()
    request.once(
      'end',
      end(() => {
        const body = Buffer.concat(chunks)
        // What was read before is a part of it.
        if (!wasBegun) taken.set(request, body)
        resolve(body)
      }),
    )
    request.once(
      'error',
      end(() => reject(new Error('The client has gone'))),
    )
    request.once(
      'close',
      end(() => reject(new Error('The client has gone'))),
    )
  })
}
