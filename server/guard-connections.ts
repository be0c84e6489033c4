import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { log } from '@/lib/log'
import { headersOfAll } from '@/lib/response-headers'
import { limitCalls } from '@/lib/time/limit-calls'
import { clientOf } from '@/lib/visit/client-of'
import { noteArrival } from './lull'
import { policyOfFile } from './policy'

type Caps = {
  /** Connections of one client at the same time. */
  client?: number
  /** Connections of everybody at the same time. */
  all?: number
  /** Milliseconds in which nothing of an answer is read before its connection ends. */
  stalled?: number
}

/**
 * Caps what connections cost: how many one client and all may hold, and how long an answer waits for a reader. Those of a
 * trusted proxy count in all only, as many clients share them.
 *
 * @param isProxy whether an address is a trusted proxy's
 * @param isHttps whether visitors reach the site by https only
 */
export function guardConnections(
  server: Server,
  isProxy: (address: string) => boolean,
  isHttps: boolean,
  { client = 256, all = 8192, stalled = 60_000 }: Caps = {},
): void {
  const open = new Map<string, number>()
  const tell = limitCalls(1)
  const refused = (limit: string) => {
    if (tell() === 0) log('warn', 'limit_reached', { limit })
  }
  server.maxConnections = all
  server.on('drop', () => refused('connections, all'))
  // Node ends a connection after this time without a byte; while none is asked for, its keep-alive time counts instead.
  server.setTimeout(stalled)
  server.on('connection', (socket) => {
    noteArrival()
    const { remoteAddress = '' } = socket
    if (isProxy(remoteAddress)) return
    const who = clientOf(remoteAddress)
    const held = (open.get(who) ?? 0) + 1
    if (held > client) {
      refused('connections, client')
      socket.destroy()
      return
    }
    open.set(who, held)
    socket.once('close', () => {
      const left = (open.get(who) ?? 1) - 1
      if (left > 0) open.set(who, left)
      else open.delete(who)
    })
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuseBroken(error, socket as Socket, isHttps),
  )
}

const unanswered = new WeakMap<Socket, { count: number }>()
const mostPiled = 8

/**
 * Ends a connection whose client asks on and on without waiting for answers, which no browser does: hundreds would be answered in
 * one turn of the event loop, before anybody else.
 *
 * @returns whether it has ended
 */
export function isPiled({ socket }: IncomingMessage, response: ServerResponse): boolean {
  if (socket.destroyed) return true
  const waiting = unanswered.get(socket) ?? { count: 0 }
  if (waiting.count++ === 0) unanswered.set(socket, waiting)
  response.once('close', () => waiting.count--)
  if (waiting.count > mostPiled) socket.destroy()
  return socket.destroyed
}

// What Node itself would say, with the headers of all answers.
function refuseBroken({ code }: NodeJS.ErrnoException, socket: Socket, isHttps: boolean): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statuses[code ?? ''] ?? 400
  const headers = {
    ...headersOfAll(isHttps),
    'Content-Security-Policy': policyOfFile,
    'Content-Length': '0',
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'))
}

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
