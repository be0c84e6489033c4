import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { log } from '@/lib/log'
import type { Made } from './ask'
import { type Data, lightPage, type Parts } from './light-page'
import { isInternal } from './next-internals'
import { type FilmPolicy, policyOf, policyOfFile } from './policy'

/** What the page at an address has besides; none of it where it is not as expected. */
export type PageExtras = {
  /** Sources of the provider's analytics, where the page may be measured. */
  analytics?: string[]
  /** What a film from elsewhere needs, where the page shows one. */
  film?: FilmPolicy
}

/** What is sent instead of what Next made: the body, and the headers that differ. The ETag tells one body from another. */
export type Finished = { body: Buffer; changes: OutgoingHttpHeaders & { etag: string }; data?: Data }

/**
 * Makes a page light and gives it its policy. What is no page keeps its body.
 *
 * @param made as Next made it
 * @param frame what its pages refer to
 * @param isForAll whether it is the same for everybody
 */
export function finish(
  { status, headers, body }: Made,
  frame: Parts,
  isForAll = false,
  extras: PageExtras = {},
): Finished {
  if (!String(headers['content-type']).startsWith('text/html'))
    return { body, changes: changes(body, policyOfFile) }
  const page = lightPage(body.toString(), frame, isForAll)
  if (!page.isLight) log('warn', 'page_not_light', { status })
  const { analytics, film }: PageExtras = page.isLight ? extras : {}
  const light = Buffer.from(marked(page.html, { measured: analytics, film }))
  return {
    body: light,
    changes: {
      ...changes(light, policyOf(page, analytics, film)),
      ...withoutStyles(headers),
      // Few of those who serve analytics say that other sites may embed them.
      ...(analytics?.length && { 'cross-origin-embedder-policy': 'credentialless' }),
      // No video provider says so of its player.
      ...(film && { 'cross-origin-embedder-policy': undefined }),
    },
    data: page.data,
  }
}

// By these the page's own scripts know (components/shell/measure.ts, components/section/story-video.tsx).
function marked(html: string, marks: Record<string, unknown>): string {
  const names = Object.keys(marks).filter((name) => marks[name])
  return html.replace('<html ', `<html ${names.map((name) => `data-${name}="" `).join('')}`)
}

/**
 * The headers of an answer that are anybody's business. Where an address leads within, and how Next has made it, is not;
 * but its router reads the latter of parts of pages, which it asks for by script.
 *
 * What gives a cookie or leads somewhere for now is kept by nobody: a browser that later asked again for a page that it had
 * kept (`stale-while-revalidate`) would have its new cookies replaced.
 *
 * @param made as Next made it
 */
export function toldOf({ status, headers }: Pick<Made, 'status' | 'headers'>): OutgoingHttpHeaders {
  const isForRouter = String(headers['content-type']).startsWith('text/x-component')
  const isForNow = 'set-cookie' in headers || [302, 303, 307].includes(status)
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !isInternal(name, isForRouter))),
    ...(isForNow && { 'cache-control': 'private, no-store' }),
  }
}

function changes(body: Buffer, policy: string) {
  const sum = createHash('sha256').update(body).update(policy).digest('base64url').slice(0, 22)
  return { etag: `W/"${sum}"`, 'content-security-policy': policy }
}

// The style sheet stands in the page: the browser need not fetch it ahead.
function withoutStyles({ link }: OutgoingHttpHeaders): OutgoingHttpHeaders {
  if (!link) return {}
  const rest = String(link)
    .split(/,\s*(?=<)/)
    .filter((each) => !/;\s*as="?style/.test(each))
  return { link: rest.join(', ') || undefined }
}
