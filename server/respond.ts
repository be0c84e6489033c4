import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { keepAnswers } from './answers'
import { type Asked, ask, type Made } from './ask'
import type { assetsOf } from './assets'
import { finish } from './finish'
import { type Encoding, encodingFor, isWorthPacking, pack } from './pack'

// Small already, or long: Next sends them itself, in parts where a browser asks for some.
const files =
  /^\/(?:films\/|media\/|_next\/image|[^?]*\.(?:woff2|png|jpe?g|webp|avif|gif|ico|mp4|webm|pdf|zip|docx|xlsx)(?:\?|$))/i
const hook = /^\/api\/revalidate(?:[/?]|$)/

/**
 * Answers a request: from what is kept for everybody, or with what Next makes of it for this visitor alone.
 *
 * @param next Next's own request handler
 * @param assets of the build that it serves
 */
export function responder(next: RequestListener, assets: ReturnType<typeof assetsOf>) {
  const make = async (asked: Asked) => finish(await ask(next, asked), assets)
  const answers = keepAnswers(make)
  const { starter } = assets

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url = '/', headers, socket } = request
    if (url === starter.src) return send(request, response, starterAnswer(starter.text))
    if (files.test(url)) return next(request, response)
    const asked = { method, url, headers, address: socket.remoteAddress }
    const encoding = encodingFor(String(headers['accept-encoding'] ?? ''))
    const kept = await answers.get(asked, encoding)
    if (kept) return send(request, response, kept, encoding)
    const own = await makeOwn(request, asked)
    if (method === 'POST' && hook.test(url)) answers.empty()
    const isPacked = own.body.length > 1000 && isWorthPacking(String(own.headers['content-type']))
    if (isPacked) own.body = await pack(own.body, encoding)
    send(request, response, own, isPacked ? encoding : 'identity')
  }

  // Its ETag is not Next's, so Next cannot say that nothing has changed.
  async function makeOwn(request: IncomingMessage, asked: Asked): Promise<Made> {
    const { 'if-none-match': _, 'if-modified-since': __, ...headers } = asked.headers
    const hasBody = asked.method !== 'GET' && asked.method !== 'HEAD'
    return await make({ ...asked, headers, body: hasBody ? request : undefined })
  }
}

function send(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Made,
  encoding: Encoding = 'identity',
): void {
  const { vary, ...rest } = headers
  const sent = { ...rest, vary: vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding' }
  if (status === 200 && asked['if-none-match'] && asked['if-none-match'] === headers.etag) {
    response.writeHead(304, sent).end()
    return
  }
  if (encoding !== 'identity') Object.assign(sent, { 'content-encoding': encoding })
  response.writeHead(status, { ...sent, 'content-length': body.length })
  response.end(method === 'HEAD' ? undefined : body)
}

function starterAnswer(text: string): Made {
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  }
  return { status: 200, headers, body: Buffer.from(text) }
}
