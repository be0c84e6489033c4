import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

/** Sends no response, and leaves the connection open. */
export function hang(): Response {
  return RESPONSE_ALREADY_SENT
}

/** Breaks the connection instead of responding. */
export function drop(outgoing: ServerResponse): Response {
  outgoing.destroy()
  return RESPONSE_ALREADY_SENT
}

/** Breaks the connection in the middle of a response's body. */
export async function cut(outgoing: ServerResponse, response: Response): Promise<Response> {
  const body = await begin(outgoing, response)
  outgoing.write(body.subarray(0, Math.ceil(body.length / 2)), () => outgoing.destroy())
  return RESPONSE_ALREADY_SENT
}

/** Sends a response byte by byte, each after `ms`. */
export async function drip(outgoing: ServerResponse, response: Response, ms: number): Promise<Response> {
  const body = await begin(outgoing, response)
  let sent = 0
  const timer = setInterval(() => {
    outgoing.write(body.subarray(sent, ++sent))
    if (sent >= body.length) outgoing.end()
  }, ms)
  outgoing.on('close', () => clearInterval(timer))
  return RESPONSE_ALREADY_SENT
}

async function begin(outgoing: ServerResponse, response: Response): Promise<Buffer> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = Object.fromEntries(response.headers)
  outgoing.writeHead(response.status, { ...headers, 'content-length': body.length })
  outgoing.flushHeaders()
  return body
}
