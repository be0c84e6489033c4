import { timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

/**
 * Refuses other sites by `Host` and `Origin`: they could forge forms or rebind DNS names. Refuses other users of this
 * machine by the printed token.
 */
export function guard(port: number, token: string): MiddlewareHandler {
  const cookie = `editor-${port}`
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`]
  return async (c, next) => {
    const { host = '', origin, 'sec-fetch-site': site } = c.req.header()
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const isOwn = origin === `http://${host}` && (site ?? 'same-origin') === 'same-origin'
    if (!hosts.includes(host) || !(isRead || isOwn))
      return c.text(`The editor answers only its own pages, at http://127.0.0.1:${port}`, 403)
    if (isRead && isSame(c.req.query('token'), token)) {
      setCookie(c, cookie, token, { httpOnly: true, sameSite: 'Strict', path: '/' })
      return c.redirect(c.req.path)
    }
    if (!isSame(getCookie(c, cookie), token))
      return c.text('Open the link that `npm run edit` printed, with its token', 403)
    await next()
    c.header('content-security-policy', policy)
    c.header('x-content-type-options', 'nosniff')
    c.header('cross-origin-resource-policy', 'same-origin')
    c.header('referrer-policy', 'no-referrer')
    c.header('cache-control', 'no-store')
  }
}

function isSame(sent: string | undefined, token: string): boolean {
  const [one, other] = [sent ?? '', token].map((text) => Buffer.from(text))
  return !!one && !!other && one.length === other.length && timingSafeEqual(one, other)
}
