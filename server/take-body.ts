import type { IncomingMessage } from 'node:http'
import { Refusal } from './refusal'

// The longest form has 5,000 letters, which take at most 20 KB.
const maxBodyBytes = 32 * 1024
const maxBodyMs = 10_000
const bodies = new WeakMap<IncomingMessage, Buffer>()

export const bodyOf = (request: IncomingMessage) => bodies.get(request)

/** Rejects with a Refusal when the body is too long or too slow, with an Error when the client leaves. */
export function takeBody(
  request: IncomingMessage,
  maxBytes = maxBodyBytes,
  maxMs = maxBodyMs,
): Promise<Buffer> {
  const tooLong = new Refusal(
    413,
    `This form is too long: it can be up to ${maxBytes / 1024} KB. Shorten it and send it again.`,
  )
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return Promise.reject(tooLong)
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
      end(() =>
        reject(
          new Refusal(
            408,
            `This form took more than ${maxMs / 1000} seconds to arrive. Please send it again.`,
          ),
        ),
      ),
      maxMs,
    )
    request.on('data', (chunk: Buffer) => {
      length += chunk.length
      chunks.push(chunk)
      if (length > maxBytes) end(() => reject(tooLong))()
    })
    request.resume()
    request.once(
      'end',
      end(() => {
        const body = Buffer.concat(chunks)
        // After an earlier read, this body lacks its first part.
        if (!wasBegun) bodies.set(request, body)
        resolve(body)
      }),
    )
    for (const event of ['error', 'close'])
      request.once(
        event,
        end(() => reject(new Error('The client has gone'))),
      )
  })
}
