import { subscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'

const intervalMs = 200
// Milliseconds; a proxy has reused a connection by then if it ever will.
const firstMs = 500

/** Node closes only what is idle at shutdown; an answering connection would stay for two minutes. */
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
