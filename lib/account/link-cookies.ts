import { cookieName, cookieOptions } from '@/lib/cookies'

const lifetime = 15 * 60

export type MailedLink = { uid: string; token: string }

/** The link to a new password between its arrival and its use. */
export const resetCookie = linkCookie('password-reset', '/auth/forgot-password-confirm')

/** The link that confirms an address, likewise. */
export const confirmCookie = linkCookie('confirm-email', '/auth/confirm-email')

/**
 * Whose link it is.
 * @param link what the mailed address held: Django writes an account's id so, and the embedded upstream as well
 * @returns the account's id at the upstream, as its tokens have it
 */
export function userIdIn({ uid }: MailedLink): string {
  return Buffer.from(uid, 'base64url').toString()
}

/**
 * A mailed link between its arrival and its use: a quarter of an hour in a cookie that no script reads, so that neither
 * address nor history holds it.
 * @param name the cookie's
 * @param page the path that the link leads to, which alone is sent the cookie
 */
function linkCookie(name: string, page: string) {
  return {
    page,

    /** @returns its name in the browser; throws EnvError */
    get name() {
      return cookieName(name, page)
    },

    /**
     * @param link what the mailed address held
     * @returns the cookie's text
     */
    write: ({ uid, token }: MailedLink) => new URLSearchParams({ uid, token }).toString(),

    /**
     * @param value the cookie's text
     * @returns the link; null where there is none or a part of it is missing
     */
    read(value: string | undefined): MailedLink | null {
      const parts = new URLSearchParams(value)
      const [uid, token] = [parts.get('uid'), parts.get('token')]
      return uid && token ? { uid, token } : null
    },

    /**
     * @param maxAge seconds; 0 deletes the cookie
     * @returns its attributes
     * @throws EnvError
     */
    options: (maxAge = lifetime) => ({ ...cookieOptions(maxAge), path: page }),
  }
}
