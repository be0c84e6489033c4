// `npm run upstream`: the embedded upstream alone, over HTTP, so that several sites can share it.
import './command.mjs'
import { serve } from '@hono/node-server'
import { upstreamSettings } from '@/lib/api/upstream-settings'
import { log } from '@/lib/log'
import { createUpstream } from '@/upstream/app'

const upstream = createUpstream(upstreamSettings())
await upstream.database()

async function answer(request: Request): Promise<Response> {
  const start = performance.now()
  const response = await upstream.handle(request)
  const { pathname } = new URL(request.url)
  const ms = Math.round(performance.now() - start)
  log('info', 'upstream_request', { method: request.method, path: pathname, status: response.status, ms })
  return response
}

const port = Number(process.env.PORT || 8000)
const hostname = process.env.HOST || '127.0.0.1'
const server = serve({ fetch: answer, port, hostname }, (address) =>
  log('info', 'upstream_listening', { hostname, port: address.port }),
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(async () => {
      await upstream.close()
      process.exit(0)
    })
    // Connections that were opened and never used would be waited for without end.
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 5000).unref()
  })
}
