import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { serve } from '@hono/node-server'
import { plans } from '@/provider/facts/plans'
import { createUpstream } from '@/upstream/app'
import { controlPath } from './control'
import { createFaults } from './faults'

// The faults do not depend on the kind of database, so these tests are not run on Postgres.

/** The upstream with faults in front of it, on a port and a SQLite file of its own, for a test. */
export async function faultyForTest() {
  const folder = mkdtempSync(join(tmpdir(), 'faulty-'))
  const log = () => {}
  const faults = createFaults({ now: () => new Date(), log })
  const provider = {
    name: 'Example Training',
    phone: '+44 20 7946 0000',
    email: 'hello@example.com',
    nextStep: 'We will call you.',
  }
  const upstream = createUpstream({
    databaseUrl: `file:${join(folder, 'test.db')}`,
    contentDir: resolve('content'),
    siteUrl: 'https://www.example.com',
    secret: 'a secret that is long enough for a test',
    mail: { smtpUrl: undefined, dir: folder, from: provider.email, leadsTo: provider.email, perHour: 200 },
    addressHash: (address) => address,
    provider,
    plans,
    log,
    now: faults.now,
  })
  const fetched = faults.inFrontOf(upstream.handle)
  const server = serve({ fetch: fetched, port: 0, hostname: '127.0.0.1' }) as Server
  // If Node closed an idle connection just as a call used it, that would be an unwanted fault.
  server.keepAliveTimeout = 0
  await once(server, 'listening')
  faults.attach(server)
  // Node closes an idle connection after five seconds, and a busy machine may pause for longer.
  server.keepAliveTimeout = 120_000
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
    /** Sets faults. Throws for an invalid one, so that its test fails. */
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
