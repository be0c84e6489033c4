import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** In development every request skips Next's caches, so a saved content file shows at the next reload. */
export function skipCaches(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.headers['cache-control'] = 'no-cache'
  })
}
