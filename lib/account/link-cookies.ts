import { cookieName, cookieOptions } from '@/lib/cookies'

const lifetime = 15 * 60

export type MailedLink = { uid: string; token: string }

/** Between the link's arrival and its use. */
export const resetCookie = linkCookie('password-reset', '/auth/forgot-password-confirm')

/** Between the link's arrival and its use. */
export const confirmCookie = linkCookie('confirm-email', '/auth/confirm-email')

/** The account's id, as the upstream's tokens have it. Django encodes it in the link. */
export function userIdIn({ uid }: MailedLink): string {
  return Buffer.from(uid, 'base64url').toString()
}

/**
 * Holds a mailed link for a quarter of an hour, so that neither address nor history does. `page` alone is
 * sent it.
 */
function linkCookie(name: string, page: string) {
  return {
    page,

    /** Throws EnvError. */
    get name() {
      return cookieName(name, page)
    },

    /** The cookie's text. */
    write: ({ uid, token }: MailedLink) => new URLSearchParams({ uid, token }).toString(),

    /** Null when a part is missing. */
    read(value: string | undefined): MailedLink | null {
      const parts = new URLSearchParams(value)
      const [uid, token] = [parts.get('uid'), parts.get('token')]
      return uid && token ? { uid, token } : null
    },

    /** `maxAge` in seconds, 0 deletes. Throws EnvError. */
    options: (maxAge = lifetime) => ({ ...cookieOptions(maxAge), path: page }),
  }
}
