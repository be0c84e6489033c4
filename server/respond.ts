import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { during, type Visit } from '@/lib/visit/visit'
import { admit, countRequest } from './admit'
import { type Frame, isPreview, keepAnswers, keyOf } from './answers'
import { type Asked, ask } from './ask'
import type { assetsOf } from './assets'
import type { clientAddresses } from './client-address'
import { finish, toldOf } from './finish'
import { encodingFor, isWorthPacking, pack } from './pack'
import { policyOfFile } from './policy'
import { Refusal, refuse } from './refusal'
import { send } from './send'
import { sendFilm } from './send-film'
import { touchOf } from './touch'
import { turns } from './turns'

type Touch = NonNullable<ReturnType<typeof touchOf>>
// Long, and not for packing: Next sends these itself, in parts where a browser asks for some.
const files = /^\/(?:films|media|_next\/image)(?:[/?]|$)/
const hook = /^\/api\/revalidate(?:[/?]|$)/
const worthPacking = 1000

/**
 * Answers a request: from what is kept for everybody, or with what Next makes of it for this visitor alone.
 *
 * @param next Next's own request handler
 * @param frame the files of the build that it serves
 * @param clientOf tells who asks
 */
export function responder(
  next: RequestListener,
  frame: ReturnType<typeof assetsOf> & Frame & { actions?: Set<string> },
  clientOf: ReturnType<typeof clientAddresses>,
) {
  // Pages for everybody wait for none of those that are made for one visitor, which an upstream that hangs holds up; and who
  // posts a form does not wait for those who read. A post that waits keeps some 40 KB, at most.
  const [shared, read, post] = [turns(8, 1000), turns(8, 1000), turns(8, 3000)]
  const answers = keepAnswers((asked) => shared(() => ask(next, asked)), frame)
  const { starter } = frame

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await respond(request, response)
    } catch (error) {
      if (!(error instanceof Refusal) || response.headersSent) throw error
      refuse(response, error)
    }
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, headers } = request
    const url = decodable(request.url ?? '/')
    const client = clientOf(request)
    const body = await admit(request, client, frame.actions)
    if (url === starter.src) return sendStarter(request, response)
    const touch = touchOf(url)
    if (touch) return sendData(request, response, touch)
    if (files.test(url)) {
      if (await sendFilm(request, response)) return
      response.setHeader('Content-Security-Policy', policyOfFile)
      return next(request, response)
    }
    const asked = { method, url, headers, address: client, body }
    const key = keyOf(method, url, headers)
    const entry = key ? (answers.fresh(key) ?? (await answers.renewed(key, asked))) : undefined
    const kept = entry && answers.bodyOf(entry.sum, encodingFor(headers['accept-encoding']))
    if (kept) return send(request, response, entry, kept instanceof Promise ? await kept : kept)
    await countRequest(client)
    await sendOwn(request, response, asked)
  }

  async function sendStarter(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const encoding = encodingFor(request.headers['accept-encoding'])
    const bytes = await pack(Buffer.from(starter.text), encoding)
    send(request, response, starterAnswer, { bytes, encoding })
  }

  // A page that was made anew since has other data: who still has the page before it goes on without script.
  async function sendData(
    request: IncomingMessage,
    response: ServerResponse,
    { sum, page }: Touch,
  ): Promise<void> {
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!answers.bodyOf(sum, encoding)) {
      const key = keyOf('GET', page, {})
      const { host } = request.headers
      if (key && !answers.fresh(key)) await answers.renewed(key, { url: page, headers: { host } })
    }
    const data = await answers.bodyOf(sum, encoding)
    if (data) return send(request, response, dataAnswer, data)
    send(request, response, goneAnswer, { bytes: Buffer.from('{}'), encoding: 'identity' })
  }

  async function sendOwn(request: IncomingMessage, response: ServerResponse, asked: Asked): Promise<void> {
    // Next would compare these with an ETag of its own.
    const { 'if-none-match': _, 'if-modified-since': __, ...headers } = asked.headers
    const isRead = asked.method === 'GET' || asked.method === 'HEAD'
    const left = new AbortController()
    response.once('close', () => left.abort(gone))
    // What is sent of HEAD are the headers of GET.
    const sent = isRead ? { ...asked, method: 'GET' } : asked
    const visit: Visit = { client: asked.address ?? '', isPreview: isPreview(asked.url, headers) }
    const { signal } = left
    const inTurn = isRead ? read : post
    const made = await inTurn(() => during(visit, () => ask(next, { ...sent, headers, signal })), signal)
    if (asked.method === 'POST' && hook.test(asked.url)) answers.empty()
    const { body, changes } = finish(made, frame)
    const isPacked = body.length > worthPacking && isWorthPacking(made.headers['content-type'])
    const encoding = isPacked ? encodingFor(headers['accept-encoding']) : 'identity'
    const headersOfAnswer = { ...toldOf(made.headers), ...changes }
    const answer = asksToWait({ status: made.status, headers: headersOfAnswer }, visit)
    send(request, response, answer, { bytes: await pack(body, encoding), encoding })
  }
}

// The page says what has failed, and shows again what was typed; the status is for programs.
function asksToWait<Answer extends { status: number; headers: OutgoingHttpHeaders }>(
  answer: Answer,
  { wait = 0 }: Visit,
): Answer {
  if (wait === 0) return answer
  return { ...answer, status: 429, headers: { ...answer.headers, 'retry-after': wait } }
}

// What cannot be decoded is the address of nothing: Next would take it for a fault of its own.
function decodable(url: string): string {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return url
  } catch {
    return '/not-found'
  }
}

// Made once: an error's stack holds what it was made from.
const gone = new Error('The visitor has gone')

const forEver = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
}
const json = { 'content-type': 'application/json', 'content-security-policy': policyOfFile }
const starterAnswer = {
  status: 200,
  headers: { ...forEver, 'content-type': 'text/javascript; charset=utf-8' },
}
const dataAnswer = { status: 200, headers: { ...json, ...forEver } }
const goneAnswer = { status: 404, headers: { ...json, 'cache-control': 'no-store' } }
