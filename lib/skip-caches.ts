import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/**
 * Makes every request to this process one that skips Next's caches, as a browser's forced reload does: in development a
 * content file that was saved shows on the next reload, instead of a quarter of an hour later.
 */
export function skipCaches(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.headers['cache-control'] = 'no-cache'
  })
}
