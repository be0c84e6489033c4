import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { prepareUpstream } from './lib/api/prepare-upstream'
import { startMornings } from './lib/api/tell-morning'
import { startTelling } from './lib/api/tell-when-due'
import { closeIdleConnections } from './lib/close-idle-connections'
import { env } from './lib/env'
import { prepareLimiters } from './lib/limits/limiters'
import { log } from './lib/log'
import { logPageFault } from './lib/log-page-fault'
import { startDailyPurge } from './lib/privacy/daily-purge'

export { logPageFault }

// A fault in the settings or the database ends the server at once. The message says how to mend it.
await prepareUpstream().catch((error: Error) => {
  process.stderr.write(`\n${error.message}\n\n`)
  process.exit(1)
})

await prepareLimiters()

const { NOW, OTEL_EXPORTER_OTLP_ENDPOINT } = env()
if (NOW) log('warn', 'clock_stands_still', { now: NOW.toISOString() })

if (OTEL_EXPORTER_OTLP_ENDPOINT) (await import('./lib/tracing/start')).startTracing()

closeIdleConnections()
startDailyPurge()
startMornings()
startTelling()

if (process.env.NODE_ENV === 'development') skipCaches()

/** In development every request skips Next's caches, so a saved content file shows at the next reload. */
function skipCaches(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.headers['cache-control'] = 'no-cache'
  })
}
