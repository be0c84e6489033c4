import { cookieOptions } from './auth'

const lifetime = 15 * 60

type Link = { uid: string; token: string }

/**
 * The link to a new password between its arrival and its use: a quarter of an hour in a cookie that no script reads,
 * so that neither address nor history holds it.
 */
export const resetCookie = {
  name: 'password-reset',
  write: ({ uid, token }: Link) => new URLSearchParams({ uid, token }).toString(),
  read(value: string | undefined): Link | null {
    const parts = new URLSearchParams(value)
    const [uid, token] = [parts.get('uid'), parts.get('token')]
    return uid && token ? { uid, token } : null
  },
  options: (maxAge = lifetime) => ({ ...cookieOptions(maxAge), path: '/auth/forgot-password-confirm' }),
}
