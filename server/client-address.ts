import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'
import { log } from '@/lib/log'
import { internalHeaders } from './next-internals'

/**
 * Tells a request's client by the word of trusted proxies alone: whoever else writes `X-Forwarded-For` is not believed.
 *
 * @param trusted how many proxies stand in front, or the networks they are in
 * @returns gives the address of who asks, and takes from the headers what others said of it, and the request's name where
 *   nobody trusted gave it. Also what was said of the host:
 *   told another than its own, Next sends each rewrite of the middleware over the network (decision 89).
 */
export function clientAddresses(trusted: number | string[]): (request: IncomingMessage) => string {
  const isTrusted = trustOf(trusted)
  const warn = once(() => log('warn', 'clients_unknown', { hint: 'Set TRUSTED_PROXIES (.env.example)' }))

  return (request) => {
    const { headers, socket } = request
    if (headers['x-forwarded-for'] && trusted === 0 && isNear(socket.remoteAddress)) warn()
    const address = socket.destroyed ? '' : proxyAddr(request, isTrusted)
    for (const name of Object.keys(headers))
      if (told.test(name) || internalHeaders.test(name)) delete headers[name]
    if (!socket.remoteAddress || !isTrusted(socket.remoteAddress, 0))
      for (const name of named) delete headers[name]
    headers['x-forwarded-for'] = address
    return address
  }
}

/**
 * Whether a connection is one of a trusted proxy.
 *
 * @param trusted how many proxies stand in front, or the networks they are in
 */
export function proxyTest(trusted: number | string[]): (address: string) => boolean {
  const isTrusted = trustOf(trusted)
  return (address) => isTrusted(address, 0)
}

function trustOf(trusted: number | string[]): (address: string, hops: number) => boolean {
  return typeof trusted === 'number' ? (_, hops) => hops < trusted : proxyAddr.compile(trusted)
}

// What a proxy says of a client.
const told = /^(?:x-forwarded-|forwarded$|x-real-ip$)/

// By what a trusted proxy names a request, for its log and its traces.
const named = ['x-request-id', 'traceparent', 'tracestate', 'baggage']

// Where a proxy of one's own stands.
const near = ['loopback', 'private', 'uniqueLocal', 'linkLocal']

const isNear = (address = '') => ipaddr.isValid(address) && near.includes(ipaddr.process(address).range())

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}
