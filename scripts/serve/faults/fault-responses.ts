import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { CallFault, FaultOf } from './fault'
import { type Handle, type Item, isJson, relisted, rewritten } from './lists'
import { many } from './many'

/** A call that has met a fault. */
export type Call = {
  request: Request
  outgoing: ServerResponse
  /** The upstream behind the faults. */
  handle: Handle
  /** Runs `work` with the clock `minutes` ahead, or behind if negative. */
  offClock: (minutes: number, work: () => Promise<Response>) => Promise<Response>
}

type Answers = {
  [Name in CallFault['fault']]: (call: Call, fault: FaultOf<Name>) => Response | Promise<Response>
}

const answers: Answers = {
  '500': () => Response.json({ detail: 'A server error occurred.' }, { status: 500 }),
  '503': (_, { retry_after }) =>
    new Response('Service Unavailable', {
      status: 503,
      headers: { 'Content-Type': 'text/plain', 'Retry-After': String(retry_after) },
    }),
  html: () => new Response('<!doctype html><h1>Login</h1>', { headers: { 'Content-Type': 'text/html' } }),
  garbage: () => new Response('\u0000{"results": [', { headers: { 'Content-Type': 'application/json' } }),
  'wrong-shape': async ({ request, handle }) => await misshapen(await handle(request)),
  replace: (_, { body, status }) => Response.json(body, { status }),
  slow: async ({ request, handle }, { ms }) => {
    await pause(ms)
    return await handle(request)
  },
  hang,
  drop: ({ outgoing }) => drop(outgoing),
  lost: async ({ request, handle, outgoing }) => {
    await handle(request)
    return drop(outgoing)
  },
  cut: async ({ request, handle, outgoing }) => await cut(outgoing, await handle(request)),
  drip: async ({ request, handle, outgoing }, { ms }) => await drip(outgoing, await handle(request), ms),
  empty: ({ request, handle }) => relisted(request, handle, () => []),
  broken: ({ request, handle }) =>
    relisted(request, handle, (items) => [...items, { id: 'broken' }, 'broken']),
  bare: async ({ request, handle }, fault) => {
    const { pathname } = new URL(request.url)
    return await rewritten(await handle(request), (item) => bared(pathname, item, fault.as))
  },
  many: ({ request, handle }, fault) => many(request, handle, fault),
  clock: ({ request, handle, offClock }, { minutes }) => offClock(minutes, () => handle(request)),
}

export async function answerWith(fault: CallFault, call: Call): Promise<Response> {
  const answer = answers[fault.fault] as (call: Call, fault: CallFault) => Response | Promise<Response>
  return await answer(call, fault)
}

async function misshapen(response: Response): Promise<Response> {
  const body = isJson(response) ? await response.json() : null
  return Response.json(Array.isArray(body) ? { list: body } : ['not a record'])
}

// A record's required fields (docs/upstream.md); the rest is optional.
const needed: Record<string, string[]> = {
  '/api/careerpaths/': ['id', 'slug', 'career_name', 'description'],
  '/api/blog/': ['id', 'slug', 'title', 'body'],
  '/api/resources/': ['id', 'title', 'description'],
  '/api/testimonies/': ['id', 'name', 'feedback'],
  '/api/events/': [
    'id',
    'slug',
    'title',
    'date_line',
    'start',
    'time_zone',
    'duration_minutes',
    'description',
  ],
}

function bared(path: string, item: Item, as: FaultOf<'bare'>['as']): Item {
  const names = Object.entries(needed).find(([paths]) => path.startsWith(paths))?.[1]
  if (!names) return item
  const fields = Object.entries(item).flatMap(([name, value]) => {
    if (names.includes(name)) return [[name, value]]
    if (as === 'absent') return []
    return [[name, as === 'null' ? null : Array.isArray(value) ? [] : '']]
  })
  return Object.fromEntries(fields)
}

/** Sends no response, and leaves the connection open. */
function hang(): Response {
  return RESPONSE_ALREADY_SENT
}

/** Breaks the connection instead of responding. */
function drop(outgoing: ServerResponse): Response {
  outgoing.destroy()
  return RESPONSE_ALREADY_SENT
}

/** Breaks the connection in the middle of a response's body. */
async function cut(outgoing: ServerResponse, response: Response): Promise<Response> {
  const body = await begin(outgoing, response)
  outgoing.write(body.subarray(0, Math.ceil(body.length / 2)), () => outgoing.destroy())
  return RESPONSE_ALREADY_SENT
}

/** Sends a response byte by byte, each after `ms`. */
async function drip(outgoing: ServerResponse, response: Response, ms: number): Promise<Response> {
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
