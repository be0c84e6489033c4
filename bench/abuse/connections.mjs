// Attacks by connections: floods of uncached addresses, and clients that read no response.
import { Agent } from 'node:http'
import { connect } from 'node:net'
import { setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { startNginx } from '../../scripts/gate/nginx.mjs'
import { port, serve, site } from '../server.mjs'
import { ask, startWatch } from './lanes.mjs'

const newAddresses = [
  (run, n) => `/nowhere-${run}-${n}`,
  (run, n) => `/find-your-path?maths=enough&u=${run}-${n}`,
]
const runs = 20
const connectionCount = 500
const maxLateMs = 100

/**
 * In twenty runs one client requests new addresses over 500 connections, while another requests cached pages.
 * This attack starts its own site, which trusts no proxy.
 */
export async function flood() {
  const server = await attacked(1, '0')
  const result = await floods(server.url)
  await server.stop()
  return { ...result, tried: `alone, ${result.tried}` }
}

/** Runs the floods against a site behind the project's nginx, with nginx's limits. */
export async function floodOfNginx() {
  const server = await attacked(2, '1')
  const nginx = await usualPriority(() => startNginx(port(3), [new URL(server.url).host], 1))
  const result = await floods(nginx.url)
  await nginx.stop()
  await server.stop()
  return { ...result, tried: `behind nginx, ${result.tried}` }
}

function attacked(offset, proxies) {
  const env = { TRUSTED_PROXIES: proxies, LIMITS_FACTOR: '1' }
  return usualPriority(() => serve(site, port(offset), { env }))
}

// A child process inherits its parent's priority, and abuse.mjs gives this process the lowest.
async function usualPriority(start) {
  setPriority(0)
  const started = await start()
  setPriority(19)
  return started
}

async function floods(url) {
  const slow = []
  // The first render of each kind of page also loads its code, once in a process.
  for (const path of newAddresses) await ask(url + path(0, 0), {})
  for (let run = 0; run < runs; run++) {
    const agent = new Agent({ keepAlive: true, maxSockets: connectionCount })
    let isOver = false
    let n = 0
    const lane = async () => {
      while (!isOver) {
        const path = newAddresses[n++ % newAddresses.length](run, n)
        await ask(url + path, { agent }).catch(() => wait(5))
      }
    }
    const lanes = Array.from({ length: connectionCount }, lane)
    await wait(500)
    const stop = startWatch(url, '0.99', '/api/health', '/')
    await wait(3000)
    slow.push(await stop())
    isOver = true
    agent.destroy()
    await Promise.all(lanes)
  }
  const through = slow.filter((p99) => p99 > maxLateMs).length
  const told = `${through} (p99 of each, in ms: ${slow.map(Math.round).join(' ')})`
  return {
    tried: `${runs} floods of new addresses over ${connectionCount} connections: floods that slowed health or home`,
    through,
    told,
  }
}

/** Opens 3,000 connections, which request home uncompressed and read nothing for twenty seconds. */
export async function silent({ url, resident }) {
  const { hostname, port } = new URL(url)
  const before = resident()
  const sockets = Array.from({ length: 3000 }, (_, n) => {
    // The connections come from twenty addresses, because the site refuses so many from one address.
    const socket = connect({ host: hostname, port: Number(port), localAddress: `127.0.1.${n % 20}` })
    socket.on('error', () => {})
    socket.pause().write(`GET / HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
    return socket
  })
  let most = 0
  for (let second = 0; second < 20; second++) {
    await wait(1000)
    most = Math.max(most, resident() - before)
  }
  const held = sockets.filter((socket) => socket.readyState === 'open').length
  for (const socket of sockets) socket.destroy()
  return {
    tried: `${held} connections that read nothing: megabytes more`,
    through: Math.round(most),
    most: 150,
  }
}
