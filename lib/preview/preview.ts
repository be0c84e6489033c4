import { cookieName, cookieOptions } from '@/lib/cookies'
import { isSigned, signatureOf } from '@/lib/signature'
import { now } from '@/lib/time/now'

const purpose = 'preview'
const day = 24 * 60 * 60_000

/** One draft that somebody may see, such as "blog/my-post" or "funding", and until when, in milliseconds. */
export type Preview = { draft: string; until: number }

/**
 * The page that shows a draft: its own, but for a testimony, which has none.
 *
 * @param draft such as "blog/my-post"
 * @returns its path
 */
export function pageOf(draft: string): string {
  return draft.startsWith('testimonies/') ? '/testimonies' : `/${draft}`
}

/**
 * Signs that one draft may be seen for a day.
 *
 * @returns the query of a link, which is the text of the cookie as well
 * @throws EnvError
 */
export function writePreview(draft: string, at: Date = now()): string {
  const until = String(at.getTime() + day)
  return new URLSearchParams({ draft, until, s: signatureOf(purpose, `${draft} ${until}`) }).toString()
}

/**
 * Reads what was signed.
 *
 * @param query of a link, or the text of a cookie
 * @returns null where it is not our word or its time is over
 * @throws EnvError
 */
export function readPreview(query: string | undefined, at: Date = now()): Preview | null {
  const parts = new URLSearchParams(query)
  const [draft = '', until = '', signature = ''] = ['draft', 'until', 's'].map(
    (name) => parts.get(name) ?? '',
  )
  if (!isSigned(purpose, `${draft} ${until}`, signature)) return null
  return at.getTime() < Number(until) ? { draft, until: Number(until) } : null
}

/** The cookie beside that of Next's draft mode, which alone would open every draft: it names the one, and its page is sent it. */
export const previewCookie = {
  /** @returns its name in the browser; throws EnvError */
  get name() {
    return cookieName('preview', '/draft')
  },

  /**
   * @param page the path of the draft's page, which alone is sent it
   * @param maxAge seconds; 0 deletes the cookie
   * @returns its attributes; throws EnvError
   */
  options: (page: string, maxAge: number) => ({ ...cookieOptions(maxAge), path: page }),
}

/**
 * The draft that a request may see.
 *
 * @param cookies its `Cookie` header
 * @param page the path that it asks for
 * @returns null where its cookies open nothing on that page
 * @throws EnvError
 */
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
