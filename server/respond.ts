import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { log } from '@/lib/log'
import { during, type Visit } from '@/lib/visit/visit'
import { withoutQuotes } from '@/lib/without-quotes'
import { admit, countRequest } from './admit'
import { answerProbe } from './answer-probe'
import { type Frame, filmAt, isPreview, keepAnswers, keyOf } from './answers'
import { type Asked, ask, type Made } from './ask'
import type { assetsOf, Script } from './assets'
import { orBroken, refusedPath } from './broken-page'
import { freshness } from './cache-clock'
import type { clientAddresses } from './client-address'
import { finish, toldOf } from './finish'
import { isPiled } from './guard-connections'
import { noteArrival } from './lull'
import type { Actions } from './next-internals'
import { ownAnswers } from './own-answers'
import { encodingFor, isWorthPacking, pack } from './pack'
import { scaledPictures } from './pictures'
import { plainAddress } from './plain-address'
import { policyOfFile } from './policy'
import { Refusal } from './refusal'
import { refuse } from './refuse'
import { messagePlace, refusedPage } from './refused-page'
import { requestId } from './request-id'
import { send } from './send'
import { sendFilm } from './send-film'
import { isPageSpeed, takePageSpeed } from './take-page-speed'
import { touchOf } from './touch'
import { turns } from './turns'

type Touch = NonNullable<ReturnType<typeof touchOf>>
type Turn = ReturnType<typeof turns>
// Long, and not for packing: Next sends these itself, in parts where a browser asks for some.
const files = /^\/(?:films|media)(?:[/?]|$)/
const scaled = /^\/_next\/image\/?(?:\?|$)/
// Waits for another process, which draws one thing after the other (server/drawer.ts).
const drawn = /\/(?:picture\.png|syllabus\.pdf)(?:\?|$)/
const hook = /^\/api\/revalidate(?:[/?]|$)/
const worthPacking = 1000

/**
 * Answers a request: from what is kept for everybody, or with what Next makes of it for this visitor alone.
 *
 * @param next Next's own request handler
 * @param frame the files of the build that it serves
 * @param clientOf tells who asks
 * @param atOnce how many pages of a kind are made at the same time, and how many forms or drawings are
 * @param published is told what the publish hook of this process was told
 * @returns what answers; `forget` makes it ask Next anew for everything
 */
export function responder(
  next: RequestListener,
  frame: ReturnType<typeof assetsOf> & Frame & { actions?: Actions },
  clientOf: ReturnType<typeof clientAddresses>,
  atOnce = { pages: 8, others: 8 },
  published: (tags: string[]) => Promise<void> = async () => {},
) {
  // Pages for everybody wait for none of those that are made for one visitor, which an upstream that hangs holds up; and who
  // posts a form does not wait for those who read. A post that waits keeps some 40 KB, at most.
  const shared = turns(atOnce.pages, 1000)
  const read = turns(atOnce.pages, 1000)
  const post = turns(atOnce.others, 3000)
  const draws = turns(atOnce.others, 1000)
  const turnFor = (url: string, usual: Turn) => (drawn.test(url) ? draws : usual)
  const answers = keepAnswers(
    (asked) => turnFor(asked.url, shared)(asked.address ?? '', () => ask(next, asked)),
    frame,
  )
  const pictures = scaledPictures((asked) => draws(asked.address ?? '', () => ask(next, asked)))
  const own = ownAnswers()
  const { starter, speed } = frame
  const scripts = [starter, ...(speed ? [speed] : [])]

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    noteArrival()
    if (isPiled(request, response)) return
    request.url = plainAddress(request.url)
    if (await answerProbe(request, response)) return
    const client = clientOf(request)
    const visit: Visit = { id: requestId(request), client }
    await during(visit, async () => {
      try {
        await respond(request, response, visit)
      } catch (error) {
        // Who went away before the answer was made is no fault.
        if (!request.socket.destroyed) await answerFailed(request, response, error as Error, visit)
      }
    })
  }
  return Object.assign(answer, { forget: answers.empty })

  async function respond(request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<void> {
    const { method, headers } = request
    const { client } = visit
    const { url = '/' } = request
    const body = await admit(request, client, frame.actions)
    const script = scripts.find(({ src }) => src === url)
    if (script) return sendScript(request, response, script)
    if (speed && isPageSpeed(method, url)) return takePageSpeed(request, response, body, client)
    const touch = touchOf(url)
    if (touch) return sendData(request, response, touch, client)
    if (files.test(url)) {
      response.setHeader('X-Request-Id', visit.id)
      if (await sendFilm(request, response)) return
      response.setHeader('Content-Security-Policy', policyOfFile)
      return next(request, response)
    }
    if (scaled.test(url)) {
      const picture = await pictures(url, headers, client, () => countRequest(client))
      return send(request, response, picture, { bytes: picture.body, encoding: 'identity' })
    }
    // Its policy comes with a document alone: to a router that gets no part of the page, its link is one to another site.
    if (headers.rsc && isRead(method) && filmAt(url, frame))
      return send(request, response, own.noPart, nothing)
    const asked = { method, url, headers, address: client, body }
    const key = keyOf(method, url, headers)
    let isCounted = false
    const count = async () => {
      if (!isCounted) await countRequest(client)
      isCounted = true
    }
    const entry = key ? (answers.fresh(key) ?? (await answers.renewed(key, asked, count))) : undefined
    const kept = entry && answers.bodyOf(entry.sum, encodingFor(headers['accept-encoding']))
    if (kept) {
      const sent = kept instanceof Promise ? await kept : kept
      return send(request, response, entry, sent, freshness(headers, entry))
    }
    await count()
    visit.isPreview = isPreview(url, headers)
    await sendOwn(request, response, asked, visit)
  }

  async function sendScript(
    request: IncomingMessage,
    response: ServerResponse,
    { text }: Script,
  ): Promise<void> {
    const encoding = encodingFor(request.headers['accept-encoding'])
    const bytes = await pack(Buffer.from(text), encoding)
    send(request, response, own.script, { bytes, encoding })
  }

  // A page that was made anew since has other data: who still has the page before it goes on without script.
  async function sendData(
    request: IncomingMessage,
    response: ServerResponse,
    { sum, page }: Touch,
    client: string,
  ): Promise<void> {
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!answers.bodyOf(sum, encoding)) {
      const key = keyOf('GET', page, {})
      const { host } = request.headers
      const asked = { url: page, headers: { host }, address: client }
      if (key && !answers.fresh(key)) await answers.renewed(key, asked, () => countRequest(client))
    }
    const data = await answers.bodyOf(sum, encoding)
    if (data) return send(request, response, own.data, data)
    send(request, response, own.gone, { bytes: Buffer.from('{}'), encoding: 'identity' })
  }

  async function sendOwn(
    request: IncomingMessage,
    response: ServerResponse,
    asked: Asked,
    visit: Visit,
  ): Promise<void> {
    // Next would compare these with an ETag of its own.
    const { 'if-none-match': _, 'if-modified-since': __, ...headers } = asked.headers
    const left = new AbortController()
    response.once('close', () => left.abort(gone))
    // What is sent of HEAD are the headers of GET.
    const reads = isRead(asked.method)
    const sent = reads ? { ...asked, method: 'GET' } : asked
    const { signal } = left
    const inTurn = turnFor(asked.url, reads ? read : post)
    const make = async () => orBroken(next, await ask(next, { ...sent, headers, signal }), headers)
    const made = await inTurn(visit.client, make, signal)
    if (asked.method === 'POST' && hook.test(asked.url)) await publish(made)
    const { body, changes } = finish(made, frame, false, { film: filmAt(asked.url, frame) })
    const isPacked = body.length > worthPacking && isWorthPacking(made.headers['content-type'])
    const encoding = isPacked ? encodingFor(headers['accept-encoding']) : 'identity'
    const headersOfAnswer = { ...toldOf(made), ...changes }
    const answer = asksToWait({ status: made.status, headers: headersOfAnswer }, visit)
    send(request, response, answer, { bytes: await pack(body, encoding), encoding })
  }

  async function answerFailed(
    request: IncomingMessage,
    response: ServerResponse,
    error: Error,
    { id }: Visit,
  ): Promise<void> {
    const isRefusal = error instanceof Refusal
    if (!isRefusal)
      log('error', 'answer_failed', { error: error.name, message: withoutQuotes(error.message) })
    if (response.headersSent) {
      response.destroy()
      return
    }
    const refusal = isRefusal ? error : new Refusal(500, 'Something went wrong.')
    await refuse(request, response, refusal, id, (message) => pageOfRefusal(request, message))
  }

  async function pageOfRefusal(request: IncomingMessage, message: string) {
    const asked = { url: refusedPath, headers: { host: request.headers.host } }
    const entry = answers.fresh(refusedPath) ?? (await answers.renewed(refusedPath, asked, async () => {}))
    const kept = entry && (await answers.bodyOf(entry.sum, 'identity'))
    const page = kept?.bytes.toString()
    if (!page?.includes(messagePlace)) return
    const html = await refusedPage(request, page, message)
    return { html, policy: String(entry?.headers['content-security-policy']) }
  }

  // Next has called the tags by now, so that whoever is told finds them.
  async function publish(made: Made): Promise<void> {
    answers.empty()
    const isJson = String(made.headers['content-type']).startsWith('application/json')
    if (made.status !== 200 || !isJson) return
    await published(JSON.parse(made.body.toString()).refreshed)
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

const isRead = (method?: string) => method === 'GET' || method === 'HEAD'

// Made once: an error's stack holds what it was made from.
const gone = new Error('The visitor has gone')

const nothing = { bytes: Buffer.alloc(0), encoding: 'identity' } as const
