import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { ask, type Made } from './ask'

const path = '/broken'

/** The page of a refusal. */
export const refusedPath = '/refused'

const own = new RegExp(`^(?:${path}|${refusedPath})(?:[/?]|$)`)

/**
 * The address of something else where somebody asks for the page of a fault or of a refusal itself.
 *
 * @param url path and query
 */
export function unlessBroken(url: string): string {
  return own.test(url) ? '/not-found' : url
}

/**
 * Puts a page of the site's own, which names the request, in the place of Next's page of a fault: that one is blank until script
 * has drawn it.
 *
 * @param next Next's own request handler
 * @param made what it has made
 * @param headers of the request
 * @returns the page with the status of the fault; where it cannot be made either, what Next has made
 */
export async function orBroken(
  next: RequestListener,
  made: Made,
  headers: IncomingHttpHeaders,
): Promise<Made> {
  if (made.status < 500 || !String(made.headers['content-type']).startsWith('text/html')) return made
  const names = ['host', 'cookie', 'x-request-id'].filter((name) => headers[name])
  const sent = Object.fromEntries(names.map((name) => [name, headers[name]]))
  const page = await ask(next, { url: path, headers: sent })
  return page.status === 200 ? { ...page, status: made.status } : made
}
