import type { IncomingMessage } from 'node:http'
import { Refusal } from './refusal'

// The longest form has 5,000 letters, which take at most 20 KB.
const maxBodyBytes = 32 * 1024
const maxBodyMs = 10_000
const bodies = new WeakMap<IncomingMessage, Buffer>()

export const bodyOf = (request: IncomingMessage) => bodies.get(request)

/** Rejects with a Refusal when the body is too long or too slow, with an Error when the client leaves. */
export async function takeBody(
  request: IncomingMessage,
  maxBytes = maxBodyBytes,
  maxMs = maxBodyMs,
): Promise<Buffer> {
  const kilobytes = maxBytes / 1024
  const tooLong = `This form is too long: it can be up to ${kilobytes} KB. Shorten it and send it again.`
  const tooSlow = `This form took more than ${maxMs / 1000} seconds to arrive. Please send it again.`
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new Refusal(413, tooLong)
  return await new Promise((resolve, reject) => {
    const wasBegun = request.readableDidRead
    const chunks: Buffer[] = []
    let length = 0
    const stop = () => {
      clearTimeout(timer)
      request.removeAllListeners('data').pause()
    }
    const fail = (error: Error) => {
      stop()
      reject(error)
    }
    const timer = setTimeout(() => fail(new Refusal(408, tooSlow)), maxMs)
    request.on('data', (chunk: Buffer) => {
      length += chunk.length
      chunks.push(chunk)
      if (length > maxBytes) fail(new Refusal(413, tooLong))
    })
    request.resume()
    request.once('end', () => {
      stop()
      const body = Buffer.concat(chunks)
      // After an earlier read, this body lacks its first part.
      if (!wasBegun) bodies.set(request, body)
      resolve(body)
    })
    for (const event of ['error', 'close']) request.once(event, () => fail(new Error('The client has gone')))
  })
}
