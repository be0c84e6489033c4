import { request as ask, createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { clientAddresses } from './client-address'
import { responder } from './respond'

const prose = 'Words that are worth compressing. '.repeat(100)
export const html = (words: string) =>
  `<html><head></head><body><p>${words}</p>${prose}<script>self.__next_f.push([1,"0"])</script></body></html>`

export const assets = {
  starter: { src: '/first-touch.x.js', integrity: 'sha256-x', text: 'start()' },
  styleOf: () => undefined,
  integrityOf: () => undefined,
}
export const clients = clientAddresses(0)
export const form = { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' }
const forAll = { 'Content-Type': 'text/html', 'Cache-Control': 's-maxage=900' }

/** The stand-in for Next awaits `wait`, then responds with `words`. */
export const standIn = { words: 'first', wait: Promise.resolve() }

/** The requests that the stand-in received. */
export const asked: string[] = []

export const next: RequestListener = async (request, response) => {
  const { method, url = '', headers } = request
  asked.push(`${method} ${url}`)
  await standIn.wait
  if (url.startsWith('/media/'))
    return response.writeHead(206, { 'Content-Type': 'application/pdf' }).end('part')
  if (url === '/nobody')
    return response
      .writeHead(404, {
        'Content-Type': 'text/html',
        'X-Nextjs-Prerender': '1',
        'X-Middleware-Rewrite': '/not-found',
      })
      .end(html('none'))
  if (method === 'POST') {
    const body = await text(request).catch(() => 'a part')
    return response.writeHead(200, { 'Set-Cookie': ['a=1', 'b=2'] }).end(`got ${body}`)
  }
  if (url === '/ended') return response.writeHead(200, { ...forAll, 'Set-Cookie': 'a=' }).end(html('ended'))
  if (url === '/empty') return response.writeHead(200, { 'Cache-Control': 's-maxage=900' }).end()
  if (url.startsWith('/varies')) {
    const Vary = `rsc, Next-Router-State-Tree, Accept-Encoding${url === '/varies-known' ? '' : ', X-Theme'}`
    return response.writeHead(200, { ...forAll, Vary }).end(html(`${headers['x-theme'] ?? 'plain'}`))
  }
  if (url === '/closed') return response.writeHead(307, { Location: '/auth/login' }).end()
  if (url === '/dashboard')
    return response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(html(`${headers.cookie ?? ''} asked as ${headers['x-request-id']}`))
  if (headers.rsc && url === '/part')
    return response
      .writeHead(200, { 'Content-Type': 'text/x-component', 'X-Nextjs-Stale-Time': '300' })
      .end('0:{}')
  response
    .writeHead(200, forAll)
    .end(html(`${standIn.words} ${headers['x-forwarded-host'] ?? ''}${headers.cookie ?? ''}`))
}

export let server: Server

/** Gives each test of a file its own server around the stand-in. */
export function serverForTests() {
  beforeEach(async () => {
    asked.length = 0
    Object.assign(standIn, { words: 'first', wait: Promise.resolve() })
    const respond = responder(next, assets, clients)
    server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1')
    await new Promise((listening) => server.once('listening', listening))
  })

  afterEach(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
}

type SentRequest = { method?: string; headers?: Record<string, string>; body?: string }

export function get(path: string, { method = 'GET', headers = {}, body }: SentRequest = {}) {
  return new Promise<{ status?: number; headers: Record<string, unknown>; bytes: Buffer }>(
    (answered, fail) => {
      const { port } = server.address() as AddressInfo
      const sent = ask({ port, path, method, headers, agent: false }, async (response) => {
        const { statusCode: status, headers } = response
        answered({ status, headers, bytes: await buffer(response) })
      })
      sent.on('error', fail).end(body)
    },
  )
}
