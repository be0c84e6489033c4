// `npm run upstream`: the embedded upstream alone, over HTTP, so that several sites can share it. With `--faults`
// it fails on demand (docs/upstream.md).
import './command.mjs'
import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Kysely } from 'kysely'
import { startMornings } from '@/lib/api/tell-morning'
import { startTelling } from '@/lib/api/tell-when-due'
import { upstreamSettings } from '@/lib/api/upstream-settings'
import { env, isLoopback } from '@/lib/env'
import { log, outliveLog } from '@/lib/log'
import { startDailyPurge } from '@/lib/privacy/daily-purge'
import { siteDatabase } from '@/lib/store/site-database'
import { createUpstream } from '@/upstream/app'
import { controlPath } from './faults/control'
import { createFaults } from './faults/faults'

outliveLog()
const port = Number(process.env.PORT || 8000)
const hostname = process.env.HOST || '127.0.0.1'
const settings = upstreamSettings()
const faults = areAsked(process.argv.slice(2)) ? createFaults(settings) : undefined
const database = async () => (await siteDatabase()) as Kysely<unknown>
const upstream = createUpstream({ ...settings, database, ...(faults && { now: faults.now }) })
await upstream.database()
upstream.start()
startDailyPurge()
startMornings()
startTelling()

async function answer(request: Request): Promise<Response> {
  const start = performance.now()
  const response = await upstream.handle(request)
  const { pathname } = new URL(request.url)
  const ms = Math.round(performance.now() - start)
  log('info', 'upstream_request', { method: request.method, path: pathname, status: response.status, ms })
  return response
}

const asked = faults ? faults.inFrontOf(answer) : answer
const server = serve({ fetch: asked, port, hostname }, ({ port }) => {
  log('info', 'upstream_listening', { hostname, port })
  if (faults) log('warn', 'upstream_faults', { control: `http://${hostname}:${port}${controlPath}` })
}) as Server

const { NOW } = env()
if (NOW) log('warn', 'clock_stands_still', { now: NOW.toISOString() })
faults?.attach(server)

function areAsked([first, ...more]: string[]): boolean {
  if (first === undefined) return false
  if (first !== '--faults' || more.length > 0) throw new Error('npm run upstream accepts --faults only')
  if (!isLoopback(hostname))
    throw new Error('--faults is for tests and needs a HOST on this machine, such as 127.0.0.1')
  return true
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(async () => {
      await upstream.close()
      await (await siteDatabase()).destroy()
      process.exit(0)
    })
    // `close` waits without end for connections that were never used. A connection with a fault may never end.
    setTimeout(() => server.closeAllConnections(), faults ? 0 : 5000).unref()
  })
}
