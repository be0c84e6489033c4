import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'
import { log } from '@/lib/log'
import { internalHeaders } from './next-internals'

// A client could claim another IP address, to escape its limits, or a host to which Next proxies rewrites.
const forwardingHeaders = /^(?:x-forwarded-|forwarded$|x-real-ip$)/
// Only a trusted proxy may set them, for its own log and traces.
const namingHeaders = ['x-request-id', 'traceparent', 'tracestate', 'baggage']
const nearRanges = ['loopback', 'private', 'uniqueLocal', 'linkLocal']
const validId = /^[\w.-]{8,64}$/

/** Returns the client's IP and strips untrusted headers. `trusted` is the number of proxies, or their networks. */
export function clientAddresses(trusted: number | string[]): (request: IncomingMessage) => string {
  const isTrusted = trustOf(trusted)
  let isWarned = false

  return (request) => {
    const { headers, socket } = request
    if (headers['x-forwarded-for'] && trusted === 0 && !isWarned && isNear(socket.remoteAddress)) {
      isWarned = true
      log('warn', 'clients_unknown', { hint: 'Set TRUSTED_PROXIES (.env.example)' })
    }
    const address = socket.destroyed ? '' : proxyAddr(request, isTrusted)
    for (const name of Object.keys(headers))
      if (forwardingHeaders.test(name) || internalHeaders.test(name)) delete headers[name]
    if (!socket.remoteAddress || !isTrusted(socket.remoteAddress, 0))
      for (const name of namingHeaders) delete headers[name]
    headers['x-forwarded-for'] = address
    return address
  }
}

export function proxyTest(trusted: number | string[]): (address: string) => boolean {
  const isTrusted = trustOf(trusted)
  return (address) => isTrusted(address, 0)
}

function trustOf(trusted: number | string[]): (address: string, hops: number) => boolean {
  return typeof trusted === 'number' ? (_, hops) => hops < trusted : proxyAddr.compile(trusted)
}

function isNear(address = ''): boolean {
  return ipaddr.isValid(address) && nearRanges.includes(ipaddr.process(address).range())
}

/** Returns a trusted proxy's id for the request, or else a new one, and sets the header `x-request-id` to it. */
export function requestId({ headers }: IncomingMessage): string {
  const sent = headers['x-request-id']
  const id = sent && validId.test(String(sent)) ? String(sent) : randomUUID()
  headers['x-request-id'] = id
  return id
}
