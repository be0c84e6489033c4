import { decoded } from '@/lib/address/decoded'
import { cookieName, cookieOptions } from '@/lib/cookies'
import { isSigned, signatureOf } from '@/lib/signature'
import { now } from '@/lib/time/now'

const purpose = 'preview'
const dayMs = 24 * 60 * 60_000

/** `draft` is a name such as "blog/my-post"; `until` is in ms since 1970. */
export type Preview = { draft: string; until: number }

/** The path of the page that shows the draft. A testimony shows in the list. */
export function pageOf(draft: string): string {
  return draft.startsWith('testimonies/') ? '/testimonies' : `/${draft}`
}

/** A signed query that opens one draft for a day. The cookie holds the same text. */
export function writePreview(draft: string, at: Date = now()): string {
  const until = String(at.getTime() + dayMs)
  return new URLSearchParams({ draft, until, s: signatureOf(purpose, `${draft} ${until}`) }).toString()
}

/** Null when the signature is wrong or the day is over. */
export function readPreview(query: string | undefined, at: Date = now()): Preview | null {
  const parts = new URLSearchParams(query)
  const [draft = '', until = '', signature = ''] = ['draft', 'until', 's'].map(
    (name) => parts.get(name) ?? '',
  )
  if (!isSigned(purpose, `${draft} ${until}`, signature)) return null
  return at.getTime() < Number(until) ? { draft, until: Number(until) } : null
}

/** Next's cookie alone would open every draft. This second cookie is sent to one page, and names the draft. */
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
  const preview = own ? readPreview(decoded(own.slice(start.length)) ?? '', at) : null
  return preview && pageOf(preview.draft) === page ? preview : null
}
