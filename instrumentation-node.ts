import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server } from 'node:http'
import type { Instrumentation } from 'next'
import { prepareUpstream } from './lib/api/prepare-upstream'
import { startMornings } from './lib/api/tell-morning'
import { startTelling } from './lib/api/tell-when-due'
import { env } from './lib/env'
import { prepareLimiters } from './lib/limits/limiters'
import { log } from './lib/log'
import { startDailyPurge } from './lib/privacy/daily-purge'
import { currentVisit, outsideRequests } from './lib/visit/visit'
import { withoutQuotes } from './lib/without-quotes'

const closeEveryMs = 200
// The first wait is longer, because a proxy may just be sending a request on an idle connection.
const firstCloseMs = 500

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

/** Logs the route's pattern, because the address may hold a token. The browser gets `digest`, too. */
export function logPageFault(
  ...[
    error,
    { method },
    { routePath, routeType, revalidateReason },
  ]: Parameters<Instrumentation.onRequestError>
): void {
  const { name, message, digest } = error as Error & { digest?: string }
  const said = { request: currentVisit()?.id, digest, error: name, message: withoutQuotes(message) }
  const where = { method, route: routePath, part: routeType, revalidating: revalidateReason }
  // `log` reads the clock, and Next throws when a render does so.
  outsideRequests(() => log('error', 'page_failed', { ...said, ...where }))
}

/** Closes idle connections repeatedly after a signal. A connection busy at first would stay open for two minutes. */
function closeIdleConnections(): void {
  const servers = new Set<Server>()
  subscribe('http.server.request.start', (message) => servers.add((message as { server: Server }).server))
  const closeAll = () => {
    for (const server of servers) server.closeIdleConnections()
  }
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.once(signal, () => {
      setTimeout(() => setInterval(closeAll, closeEveryMs).unref(), firstCloseMs).unref()
    })
  }
}
