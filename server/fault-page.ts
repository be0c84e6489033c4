import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { type RenderedResponse, render } from './render'

const path = '/broken'
export const refusedPath = '/refused'
const hidden = new RegExp(`^(?:${path}|${refusedPath})(?:[/?]|$)`)
const missing = '/not-found'

// Next counts an undecodable address as its own fault, and reads some spellings as another address, which this server
// has not checked. Such addresses, and those of the fault pages, are replaced by one that is not found.
export function plainAddress(url = '/'): string {
  if (/^\/(?:[\w-]+\/)*[\w-]*$/.test(url)) return hidden.test(url) ? missing : url
  const [path = ''] = url.split('?', 1)
  if (!/^\/(?!\/)/.test(path) || /\\|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return missing
  try {
    decodeURIComponent(path)
    return hidden.test(url) ? missing : url
  } catch {
    return missing
  }
}

/** Replaces Next's page of a fault, which is blank until script draws it. This site's page shows the request id. */
export async function withFaultPage(
  next: RequestListener,
  rendered: RenderedResponse,
  headers: IncomingHttpHeaders,
): Promise<RenderedResponse> {
  const { status } = rendered
  if (status < 500 || !String(rendered.headers['content-type']).startsWith('text/html')) return rendered
  const names = ['host', 'cookie', 'x-request-id'].filter((name) => headers[name])
  const page = await render(next, {
    url: path,
    headers: Object.fromEntries(names.map((name) => [name, headers[name]])),
  })
  return page.status === 200 ? { ...page, status } : rendered
}
