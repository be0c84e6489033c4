import { timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

/**
 * Answers nobody but the pages of the editor itself. A page elsewhere could send forms to this machine, or have a name
 * of its own lead here and read what comes back: both are known by what the browser says of them. Another user of this
 * machine could say the same: so a browser must once open the address with the token, which a cookie keeps.
 *
 * @param token as it stands in the address that `npm run edit` prints
 */
export function guard(port: number, token: string): MiddlewareHandler {
  const cookie = `editor-${port}`
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`]
  return async (c, next) => {
    const { host = '', origin, 'sec-fetch-site': site } = c.req.header()
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const isOwn = origin === `http://${host}` && (site ?? 'same-origin') === 'same-origin'
    if (!hosts.includes(host) || !(isRead || isOwn))
      return c.text(`The editor answers its own pages alone, at http://127.0.0.1:${port}`, 403)
    if (isRead && isSame(c.req.query('token'), token)) {
      setCookie(c, cookie, token, { httpOnly: true, sameSite: 'Strict', path: '/' })
      return c.redirect(c.req.path)
    }
    if (!isSame(getCookie(c, cookie), token))
      return c.text('Open the address that `npm run edit` has printed, with its token', 403)
    await next()
    c.header('content-security-policy', policy)
    c.header('x-content-type-options', 'nosniff')
    c.header('cross-origin-resource-policy', 'same-origin')
    c.header('referrer-policy', 'no-referrer')
    c.header('cache-control', 'no-store')
  }
}

function isSame(told: string | undefined, token: string): boolean {
  const [one, other] = [told ?? '', token].map((text) => Buffer.from(text))
  return !!one && !!other && one.length === other.length && timingSafeEqual(one, other)
}
