import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { log } from '@/lib/log'
import { during, type Visit } from '@/lib/visit/visit'
import { withoutQuotes } from '@/lib/without-quotes'
import { admit, countRequest } from './admit'
import type { assetsOf, Script } from './assets'
import { type clientAddresses, requestId } from './client-address'
import { compress, encodingFor, isCompressible } from './compress'
import { plainAddress, refusedPath, withFaultPage } from './fault-page'
import { finish, publicHeaders } from './finish'
import { isPiled } from './guard-connections'
import { noteArrival } from './lull'
import type { Actions } from './next-internals'
import { isPageSpeed, ownResponses, sendFilm, sendProbe, takePageSpeed, touchIn } from './own-responses'
import { scaledPictures } from './pictures'
import { policyOfFile } from './policy'
import { Refusal } from './refusal'
import { refuse } from './refuse'
import { messagePlace, refusedPage } from './refused-page'
import { type RenderedResponse, type RenderRequest, render } from './render'
import { type Frame, filmAt, isPreview, keyOf, responseCache } from './response-cache'
import { freshness, sendResponse } from './send-response'
import { turns } from './turns'

type Turn = ReturnType<typeof turns>
type Exchange = { request: IncomingMessage; response: ServerResponse; visit: Visit }
// Long files, which go out uncompressed. `sendFilm` sends films, and Next sends media. Both answer range requests.
const files = /^\/(?:films|media)(?:[/?]|$)/
const scaled = /^\/_next\/image\/?(?:\?|$)/
// These addresses wait for server/drawer.ts, which draws one thing after the other.
const drawn = /\/(?:picture\.png|syllabus\.pdf)(?:\?|$)/
const hook = /^\/api\/revalidate(?:[/?]|$)/
const minCompressedBytes = 1000

/** `atOnce` limits concurrent renders. `published` gets the tags that the publish hook has revalidated. */
export function responder(
  next: RequestListener,
  frame: ReturnType<typeof assetsOf> & Frame & { actions?: Actions },
  clientOf: ReturnType<typeof clientAddresses>,
  atOnce = { pages: 8, others: 8 },
  published: (tags: string[]) => Promise<void> = async () => {},
) {
  // Separate queues: a slow upstream delays no shared page, and pages delay no form. A queued post takes up to 40 KB.
  const shared = turns(atOnce.pages, 1000)
  const read = turns(atOnce.pages, 1000)
  const post = turns(atOnce.others, 3000)
  const draws = turns(atOnce.others, 1000)
  const turnFor = (url: string, usual: Turn) => (drawn.test(url) ? draws : usual)
  const renderIn = (turn: Turn, request: RenderRequest) =>
    turn(request.address ?? '', () => render(next, request))
  const answers = responseCache((request) => renderIn(turnFor(request.url, shared), request), frame)
  const pictures = scaledPictures((request) => renderIn(draws, request))
  const own = ownResponses()
  const { starter, speed } = frame
  const scripts = [starter, ...(speed ? [speed] : [])]

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    noteArrival()
    if (isPiled(request, response)) return
    request.url = plainAddress(request.url)
    if (await sendProbe(request, response)) return
    const client = clientOf(request)
    const exchange: Exchange = { request, response, visit: { id: requestId(request), client } }
    await during(exchange.visit, async () => {
      try {
        await route(exchange)
      } catch (error) {
        // A visitor who left early is no fault.
        if (!request.socket.destroyed) await sendFailure(exchange, error as Error)
      }
    })
  }
  return Object.assign(respond, { forget: answers.empty })

  async function route(exchange: Exchange): Promise<void> {
    const { request, response, visit } = exchange
    const { method, headers, url = '/' } = request
    const { client } = visit
    const body = await admit(request, client, frame.actions)
    const script = scripts.find(({ src }) => src === url)
    if (script) return sendScript(exchange, script)
    if (speed && isPageSpeed(method, url)) return takePageSpeed(request, response, body, client)
    const touch = touchIn(url)
    if (touch) return sendData(exchange, touch)
    if (files.test(url)) {
      response.setHeader('X-Request-Id', visit.id)
      if (await sendFilm(request, response)) return
      response.setHeader('Content-Security-Policy', policyOfFile)
      return next(request, response)
    }
    if (scaled.test(url)) {
      const picture = await pictures(url, headers, client, () => countRequest(client))
      return sendResponse(request, response, picture, { bytes: picture.body, encoding: 'identity' })
    }
    // Only a document can carry the film's policy. When the router gets no page data, it loads a document.
    if (headers.rsc && isRead(method) && filmAt(url, frame))
      return sendResponse(request, response, own.noPart, nothing)
    await sendPage(exchange, { method, url, headers, address: client, body })
  }

  async function sendPage(exchange: Exchange, page: RenderRequest): Promise<void> {
    const { request, response, visit } = exchange
    const { method, url, headers } = page
    const key = keyOf(method, url, headers)
    let isCounted = false
    const count = async () => {
      if (!isCounted) await countRequest(visit.client, url)
      isCounted = true
    }
    const entry = key ? await answers.entry(key, page, count) : undefined
    const cached = entry && answers.bodyOf(entry.bodyHash, encodingFor(headers['accept-encoding']))
    if (cached) {
      const body = cached instanceof Promise ? await cached : cached
      return sendResponse(request, response, entry, body, freshness(headers, entry))
    }
    await count()
    visit.isPreview = isPreview(url, headers)
    await sendOwn(exchange, page)
  }

  async function sendScript({ request, response }: Exchange, { text }: Script): Promise<void> {
    const encoding = encodingFor(request.headers['accept-encoding'])
    const bytes = await compress(Buffer.from(text), encoding)
    sendResponse(request, response, own.script, { bytes, encoding })
  }

  // After a page is rendered again, the older page's data are a 404, and a visitor's older page stays without script.
  async function sendData(
    { request, response, visit: { client } }: Exchange,
    { hash, page }: NonNullable<ReturnType<typeof touchIn>>,
  ): Promise<void> {
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!answers.bodyOf(hash, encoding)) {
      const key = keyOf('GET', page, {})
      const { host } = request.headers
      const rendering = { url: page, headers: { host }, address: client }
      if (key) await answers.entry(key, rendering, () => countRequest(client))
    }
    const data = await answers.bodyOf(hash, encoding)
    if (data) return sendResponse(request, response, own.data, data)
    sendResponse(request, response, own.gone, { bytes: Buffer.from('{}'), encoding: 'identity' })
  }

  async function sendOwn({ request, response, visit }: Exchange, page: RenderRequest): Promise<void> {
    // Next would compare these headers with an ETag of its own.
    const { 'if-none-match': _, 'if-modified-since': __, ...headers } = page.headers
    const left = new AbortController()
    response.once('close', () => left.abort(gone))
    const reads = isRead(page.method)
    const { signal } = left
    const rendering = { ...page, ...(reads && { method: 'GET' }), headers, signal }
    const work = async () => withFaultPage(next, await render(next, rendering), headers)
    const rendered = await turnFor(page.url, reads ? read : post)(visit.client, work, signal)
    if (page.method === 'POST' && hook.test(page.url)) await publish(rendered)
    const { body, changes } = finish(rendered, frame, false, { film: filmAt(page.url, frame) })
    const isWorthIt = body.length > minCompressedBytes && isCompressible(rendered.headers['content-type'])
    const encoding = isWorthIt ? encodingFor(headers['accept-encoding']) : 'identity'
    const { wait = 0 } = visit
    const status = wait > 0 ? 429 : rendered.status
    const all = { ...publicHeaders(rendered), ...changes, ...(wait > 0 && { 'retry-after': String(wait) }) }
    const bytes = await compress(body, encoding)
    sendResponse(request, response, { status, headers: all }, { bytes, encoding })
  }

  async function sendFailure({ request, response, visit }: Exchange, error: Error): Promise<void> {
    const isRefusal = error instanceof Refusal
    if (!isRefusal)
      log('error', 'answer_failed', { error: error.name, message: withoutQuotes(error.message) })
    if (response.headersSent) {
      response.destroy()
      return
    }
    const refusal = isRefusal ? error : new Refusal(500, 'Something went wrong.')
    await refuse(request, response, refusal, visit.id, (message) => pageOfRefusal(request, message))
  }

  async function pageOfRefusal(request: IncomingMessage, message: string) {
    const rendering = { url: refusedPath, headers: { host: request.headers.host } }
    const entry = await answers.entry(refusedPath, rendering, async () => {})
    const cached = entry && (await answers.bodyOf(entry.bodyHash, 'identity'))
    const page = cached?.bytes.toString()
    if (!page?.includes(messagePlace)) return
    const html = await refusedPage(request, page, message)
    return { html, policy: String(entry?.headers['content-security-policy']) }
  }

  // Runs after Next has revalidated the tags.
  async function publish({ status, headers, body }: RenderedResponse): Promise<void> {
    answers.empty()
    const isJson = String(headers['content-type']).startsWith('application/json')
    if (status === 200 && isJson) await published(JSON.parse(body.toString()).refreshed)
  }
}

const isRead = (method?: string) => method === 'GET' || method === 'HEAD'

// Constructed once, because an error's stack holds the objects of the calls that constructed it.
const gone = new Error('The visitor has gone')

const nothing = { bytes: Buffer.alloc(0), encoding: 'identity' } as const
