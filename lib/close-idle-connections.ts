import { subscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'

const intervalMs = 200
// The first wait is longer, because a proxy may just be sending a request on an idle connection.
const firstMs = 500

/** Closes idle connections repeatedly after a signal. A connection busy at first would stay open for two minutes. */
export function closeIdleConnections(): void {
  const servers = new Set<Server>()
  subscribe('http.server.request.start', (message) => servers.add((message as { server: Server }).server))
  const closeAll = () => {
    for (const server of servers) server.closeIdleConnections()
  }
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.once(signal, () => {
      setTimeout(() => setInterval(closeAll, intervalMs).unref(), firstMs).unref()
    })
  }
}
