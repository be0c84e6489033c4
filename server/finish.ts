import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { log } from '@/lib/log'
import { type Data, lightPage, type Parts } from './light-page'
import { isInternal } from './next-internals'
import { type FilmPolicy, policyOf, policyOfFile } from './policy'
import type { RenderedResponse } from './render'

export type PageExtras = {
  analytics?: string[]
  film?: FilmPolicy
}

/** The body to send in place of Next's, and the headers to change. The ETag identifies body and policy. */
export type FinishedResponse = { body: Buffer; changes: OutgoingHttpHeaders & { etag: string }; data?: Data }

export function finish(
  { status, headers, body }: RenderedResponse,
  parts: Parts,
  isForAll = false,
  extras: PageExtras = {},
): FinishedResponse {
  if (!String(headers['content-type']).startsWith('text/html'))
    return { body, changes: identityOf(body, policyOfFile) }
  const page = lightPage(body.toString(), parts, isForAll)
  if (!page.isLight) log('warn', 'page_not_light', { status })
  const { analytics, film }: PageExtras = page.isLight ? extras : {}
  const light = Buffer.from(marked(page.html, { measured: analytics, film }))
  return {
    body: light,
    changes: {
      ...identityOf(light, policyOf(page, analytics, film)),
      ...withoutStyles(headers),
      // Few analytics hosts send the header that lets other sites embed them.
      ...(analytics?.length && { 'cross-origin-embedder-policy': 'credentialless' }),
      // No video provider sends this header with its player.
      ...(film && { 'cross-origin-embedder-policy': undefined }),
    },
    data: page.data,
  }
}

// The page's own scripts read these attributes (components/shell/measure.ts, components/section/story-video.tsx).
function marked(html: string, marks: Record<string, unknown>): string {
  const names = Object.keys(marks).filter((name) => marks[name])
  return html.replace('<html ', `<html ${names.map((name) => `data-${name}="" `).join('')}`)
}

/**
 * Removes Next's internal headers, except those that its router reads. Temporary redirects and responses with cookies
 * are not stored: a browser that revalidates one later (`stale-while-revalidate`) would overwrite newer cookies.
 */
export function publicHeaders({ status, headers }: Omit<RenderedResponse, 'body'>): OutgoingHttpHeaders {
  const isForRouter = String(headers['content-type']).startsWith('text/x-component')
  const isForNow = 'set-cookie' in headers || [302, 303, 307].includes(status)
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !isInternal(name, isForRouter))),
    ...(isForNow && { 'cache-control': 'private, no-store' }),
  }
}

function identityOf(body: Buffer, policy: string) {
  const hash = createHash('sha256').update(body).update(policy).digest('base64url').slice(0, 22)
  return { etag: `W/"${hash}"`, 'content-security-policy': policy }
}

// The page contains its style sheet, so the browser must not preload the file.
function withoutStyles({ link }: OutgoingHttpHeaders): OutgoingHttpHeaders {
  if (!link) return {}
  const rest = String(link)
    .split(/,\s*(?=<)/)
    .filter((each) => !/;\s*as="?style/.test(each))
  return { link: rest.join(', ') || undefined }
}
