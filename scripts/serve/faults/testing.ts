import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { upstreamForTest } from '@/upstream/testing'
import { controlPath } from './control'
import { createFaults } from './faults'

/** The upstream with faults in front of it, on a port and a database of its own, for a test. */
export async function faultyForTest() {
  const faults = createFaults({ now: () => new Date(), log: () => {} })
  const { upstream } = upstreamForTest({ now: faults.now })
  const fetched = faults.inFrontOf(upstream.handle)
  const server = serve({ fetch: fetched, port: 0, hostname: '127.0.0.1' }) as Server
  await once(server, 'listening')
  faults.attach(server)
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const control = async (method: string, body?: unknown) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await fetch(url + controlPath, { method, body: text })
    return { status: response.status, body: await response.json() }
  }

  return {
    url,
    upstream,
    control,
    /** Puts faults on; a test that names one wrongly fails here. */
    async put(...faults: object[]) {
      const { status, body } = await control('PUT', faults)
      if (status !== 200) throw new Error(JSON.stringify(body))
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await upstream.close()
    },
  }
}
