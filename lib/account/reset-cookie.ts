import { cookieOptions } from './session-cookies'

const lifetime = 15 * 60

type Link = { uid: string; token: string }

/**
 * The link to a new password between its arrival and its use: a quarter of an hour in a cookie that no script reads,
 * so that neither address nor history holds it.
 */
export const resetCookie = {
  name: 'password-reset',

  /**
   * @param link what the mailed address held
   * @returns the cookie's text
   */
  write: ({ uid, token }: Link) => new URLSearchParams({ uid, token }).toString(),

  /**
   * @param value the cookie's text
   * @returns the link; null where there is none or a part of it is missing
   */
  read(value: string | undefined): Link | null {
    const parts = new URLSearchParams(value)
    const [uid, token] = [parts.get('uid'), parts.get('token')]
    return uid && token ? { uid, token } : null
  },

  /**
   * @param maxAge seconds; 0 deletes the cookie
   * @returns its attributes: it is sent to the page of the new password alone
   * @throws EnvError
   */
  options: (maxAge = lifetime) => ({ ...cookieOptions(maxAge), path: '/auth/forgot-password-confirm' }),
}
