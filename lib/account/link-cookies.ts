import { pathCookie } from '@/lib/cookies'

const lifetimeSeconds = 15 * 60

export type MailedLink = { uid: string; token: string }

export const resetCookie = linkCookie('password-reset', '/auth/forgot-password-confirm')
export const confirmCookie = linkCookie('confirm-email', '/auth/confirm-email')

/** The account's id, which Django encodes in the link. */
export function userIdIn({ uid }: MailedLink): string {
  return Buffer.from(uid, 'base64url').toString()
}

// Holds a mailed link until its use, so that the URL and the browser's history do not show it.
function linkCookie(name: string, page: string) {
  return Object.assign(pathCookie(name, page, lifetimeSeconds), {
    write: ({ uid, token }: MailedLink) => new URLSearchParams({ uid, token }).toString(),

    read(value: string | undefined): MailedLink | null {
      const parts = new URLSearchParams(value)
      const [uid, token] = [parts.get('uid'), parts.get('token')]
      return uid && token ? { uid, token } : null
    },
  })
}
