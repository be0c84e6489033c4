import type { IncomingMessage } from 'node:http'
import proxyAddr from 'proxy-addr'
import { log } from '@/lib/log'

/**
 * Tells a request's client by the word of trusted proxies alone: whoever else writes `X-Forwarded-For` is not believed.
 *
 * @param trusted how many proxies stand in front, or the networks they are in
 * @param siteUrl where visitors reach the site, which a proxy may know under another name
 * @returns gives the address of who asks, and puts what is true into the headers in the place of what was said
 */
export function clientAddresses(
  trusted: number | string[],
  siteUrl: string,
): (request: IncomingMessage) => string {
  const { host, protocol } = new URL(siteUrl)
  const isTrusted =
    typeof trusted === 'number' ? (_: string, hops: number) => hops < trusted : proxyAddr.compile(trusted)
  const warn = once(() => log('warn', 'clients_unknown', { hint: 'Set TRUSTED_PROXIES (.env.example)' }))

  return (request) => {
    const { headers, socket } = request
    if (headers['x-forwarded-for'] && trusted === 0 && isNear(socket.remoteAddress)) warn()
    const address = socket.destroyed ? '' : proxyAddr(request, isTrusted)
    for (const name of Object.keys(headers)) if (told.test(name)) delete headers[name]
    headers['x-forwarded-for'] = address
    if (trusted !== 0) {
      headers['x-forwarded-host'] = host
      headers['x-forwarded-proto'] = protocol.slice(0, -1)
    }
    return address
  }
}

// What a proxy says of a client, and what Next says to itself.
const told =
  /^(?:x-forwarded-|forwarded$|x-real-ip$|x-middleware-|x-invoke-|x-matched-path$|x-now-|x-vercel-|x-nextjs-)/

const isNear = (address = '') => /^(?:::ffff:)?(?:127|10)\.|^::1$|^f[cd]/.test(address)

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}
