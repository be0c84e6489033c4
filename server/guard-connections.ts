import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { log } from '@/lib/log'
import { headersOfAll } from '@/lib/response-headers'
import { limitCalls } from '@/lib/time/limit-calls'
import { clientOf } from '@/lib/visit/client-of'
import { noteArrival } from './lull'
import { policyOfFile } from './policy'

/** Caps connections. Many clients share the connections of a trusted proxy, which count in `all` only. */
export function guardConnections(
  server: Server,
  isProxy: (address: string) => boolean,
  isHttps: boolean,
  { client = 256, all = 8192, stalledMs = 60_000 } = {},
): void {
  const open = new Map<string, number>()
  const secondsUntilLog = limitCalls(1)
  const refused = (limit: string) => {
    if (secondsUntilLog() === 0) log('warn', 'limit_reached', { limit })
  }
  server.maxConnections = all
  server.on('drop', () => refused('connections, all'))
  // Closes a connection that is silent for this long. Between requests, the keep-alive timeout counts instead.
  server.setTimeout(stalledMs)
  server.on('connection', (socket) => {
    noteArrival()
    const { remoteAddress = '' } = socket
    if (isProxy(remoteAddress)) return
    const address = clientOf(remoteAddress)
    const count = (open.get(address) ?? 0) + 1
    if (count > client) {
      refused('connections, client')
      socket.destroy()
      return
    }
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
  server.on('clientError', (error, socket) => refuseBroken(error, socket as Socket, isHttps))
}

const unanswered = new WeakMap<Socket, { count: number }>()
const maxUnanswered = 8

/**
 * Closes a connection with more than 8 unanswered requests, which no browser sends. One turn of the event loop would
 * answer hundreds of them before other clients. True when the connection is closed.
 */
export function isPiled({ socket }: IncomingMessage, response: ServerResponse): boolean {
  if (socket.destroyed) return true
  const waiting = unanswered.get(socket) ?? { count: 0 }
  if (waiting.count++ === 0) unanswered.set(socket, waiting)
  response.once('close', () => waiting.count--)
  if (waiting.count > maxUnanswered) socket.destroy()
  return socket.destroyed
}

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
