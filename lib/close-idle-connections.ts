import { subscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'

const often = 200
// A proxy has used by then what it uses at all.
const first = 500

/**
 * Closes connections as they fall idle once this process is asked to stop. Node closes only those that are idle at that
 * moment; one that still has its request answered is kept alive for two minutes, and the server would wait for it.
 */
export function closeIdleConnections(): void {
  const servers = new Set<Server>()
  subscribe('http.server.request.start', (message) => servers.add((message as { server: Server }).server))
  const closeAll = () => {
    for (const server of servers) server.closeIdleConnections()
  }
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.once(signal, () => {
      setTimeout(() => setInterval(closeAll, often).unref(), first).unref()
    })
  }
}
