import './load-env'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { Server as NetServer } from 'node:net'
import { join } from 'node:path'
import next from 'next'
import { endDelivery } from '@/lib/api/prepare-upstream'
import { setDrawer } from '@/lib/drawing/draw-apart'
import { env } from '@/lib/env'
import { beginDraining, isDraining } from '@/lib/health/draining'
import { version } from '@/lib/health/version'
import { setPurifier } from '@/lib/html/purified'
import { bePresent } from '@/lib/instances/presence'
import { log, outliveLog } from '@/lib/log'
import { filmOfHome } from '@/lib/pages/home'
import { publishWhenDue } from '@/lib/publishing/publish-when-due'
import { logPageSpeed, logPageSpeedHourly } from '@/lib/speed/page-speed'
import { buildOf } from '@/lib/store/build-of'
import { endTracing } from '@/lib/tracing/tracing'
import { measurement } from '@/provider/facts/measurement'
import { site } from '@/provider/facts/site'
import { assetsOf } from './assets'
import { isReadable } from './check-action'
import { clientAddresses, proxyTest } from './client-address'
import { drawer } from './drawer'
import { dropStacksOfAborts, quietPreviews } from './global-patches'
import { guardConnections } from './guard-connections'
import { actionsOf, handOverConfig, tryForms } from './next-internals'
import { joinPublications, publisher } from './publish'
import { purifier } from './purifier'
import { responder } from './respond'

const dist = process.env.NEXT_DIST_DIR || '.next'
const port = Number(process.env.PORT || 3000)

// A request gets a reset when the server is just closing its idle connection. Node closes after 5 s by default.
// Proxies close after 60 s (nginx, AWS), 90 (Traefik) or 120 (Caddy), and must do so first.
const keepAliveTimeoutMs = 125_000

// Limits for slow senders, which hold connections that others could use.
const headersTimeout = 15_000
const requestTimeout = 30_000

outliveLog()
dropStacksOfAborts()
quietPreviews()

const { API_ROOT_URL, DRAIN_SECONDS, LIMITS_FACTOR, REDIS_URL, SITE_URL, TRUSTED_PROXIES } = env()
await handOverConfig(dist, REDIS_URL !== undefined)

setDrawer(drawer(join(dist, 'drawing.mjs')))
setPurifier(purifier(join(dist, 'purifying.mjs')))

// When a middleware rewrites, Next calls every loopback address localhost. With another hostname, it would send the
// request to itself over the network.
const app = next({ dev: false, hostname: 'localhost', port })
await app.prepare()
if (LIMITS_FACTOR !== 1) log('warn', 'limits_multiplied', { factor: LIMITS_FACTOR })
const handler = app.getRequestHandler() as RequestListener
const actions = await actionsOf(dist)
const respond = responder(
  handler,
  {
    ...assetsOf(dist, site.countsPageSpeed),
    actions,
    measurement,
    film: filmOfHome,
  },
  clientAddresses(TRUSTED_PROXIES),
  // Without an outside upstream, renders only wait for the processor: concurrency gains nothing and takes memory.
  API_ROOT_URL ? { pages: 8, others: 8 } : { pages: 1, others: 2 },
  (tags) => send(tags),
)
const publish = publisher(handler, respond.forget, (tags) => send(tags))

const builtAt = new Date(readFileSync(join(dist, 'built-at'), 'utf8'))
const send = await joinPublications((tags) => publish(tags, true), builtAt.getTime())
const leave = await bePresent(buildOf())
const stopPublishing = await publishWhenDue(publish, builtAt)

if (site.countsPageSpeed) logPageSpeedHourly()

const server = createServer(
  { keepAliveTimeout: keepAliveTimeoutMs, headersTimeout, requestTimeout },
  (request, response) => {
    // While this process drains, a connection closes after its next response. So a proxy uses it at most once more.
    if (isDraining()) response.setHeader('connection', 'close')
    respond(request, response)
  },
)
const caps = { client: 256 * LIMITS_FACTOR, all: 8192 * LIMITS_FACTOR }
guardConnections(server, proxyTest(TRUSTED_PROXIES), SITE_URL.startsWith('https:'), caps)

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    beginDraining()
    stopPublishing()
    setTimeout(drain, DRAIN_SECONDS * 1000)
  })

// http.Server would also cut idle connections, on which a proxy may be sending a form (instrumentation-node.ts).
function drain(): void {
  NetServer.prototype.close.call(server, end)
}

async function end(): Promise<void> {
  logPageSpeed()
  await Promise.all([endDelivery(), leave()])
  await endTracing()
  await app.close()
  process.exit(0)
}

server.on('error', (error) => {
  process.stderr.write(`\nThe server can’t listen on port ${port}: ${error.message}\n\n`)
  process.exit(1)
})
// The queue of connections that are not accepted yet: five hundred of one client leave room for others.
const backlog = 4096
server.listen({ port, host: process.env.HOST || undefined, backlog }, () => {
  process.stdout.write(`✓ Ready on port ${port}, version ${version}\n`)
  tryForms(actions, dist, isReadable)
})
