import type { MiddlewareHandler } from 'hono'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

/**
 * Answers nobody but the pages of the editor itself. A page elsewhere could send forms to this machine, or have a name
 * of its own lead here and read what comes back: both are known by what the browser says of them.
 */
export function guard(port: number): MiddlewareHandler {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`]
  return async (c, next) => {
    const { host = '', origin, 'sec-fetch-site': site } = c.req.header()
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const isOwn = origin === `http://${host}` && (site ?? 'same-origin') === 'same-origin'
    if (!hosts.includes(host) || !(isRead || isOwn))
      return c.text(`The editor answers its own pages alone, at http://127.0.0.1:${port}`, 403)
    await next()
    c.header('content-security-policy', policy)
    c.header('x-content-type-options', 'nosniff')
    c.header('cross-origin-resource-policy', 'same-origin')
    c.header('referrer-policy', 'no-referrer')
    c.header('cache-control', 'no-store')
  }
}
