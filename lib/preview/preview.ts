import { cookieName, cookieOptions } from '@/lib/cookies'
import { isSigned, signatureOf } from '@/lib/signature'
import { now } from '@/lib/time/now'

const purpose = 'preview'
const dayMs = 24 * 60 * 60_000

/** Such as "blog/my-post"; `until` in ms. */
export type Preview = { draft: string; until: number }

/** Its own page; a testimony has none and shows in the list. */
export function pageOf(draft: string): string {
  return draft.startsWith('testimonies/') ? '/testimonies' : `/${draft}`
}

/** A link's query, also the cookie's text: it opens one draft for a day. */
export function writePreview(draft: string, at: Date = now()): string {
  const until = String(at.getTime() + dayMs)
  return new URLSearchParams({ draft, until, s: signatureOf(purpose, `${draft} ${until}`) }).toString()
}

/** Null for a foreign or expired text. */
export function readPreview(query: string | undefined, at: Date = now()): Preview | null {
  const parts = new URLSearchParams(query)
  const [draft = '', until = '', signature = ''] = ['draft', 'until', 's'].map(
    (name) => parts.get(name) ?? '',
  )
  if (!isSigned(purpose, `${draft} ${until}`, signature)) return null
  return at.getTime() < Number(until) ? { draft, until: Number(until) } : null
}

/** Next's own cookie would open every draft, so this one, sent to one page alone, must name the draft. */
export const previewCookie = {
  get name() {
    return cookieName('preview', '/draft')
  },

  options: (page: string, maxAgeSeconds: number) => ({ ...cookieOptions(maxAgeSeconds), path: page }),
}

/** The draft that the cookies open on this page. */
export function previewIn(
  cookies: string | null | undefined,
  page: string,
  at: Date = now(),
): Preview | null {
  if (!cookies?.includes('__prerender_bypass=')) return null
  const start = `${previewCookie.name}=`
  const own = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(start))
  const preview = own ? readPreview(decoded(own.slice(start.length)), at) : null
  return preview && pageOf(preview.draft) === page ? preview : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
