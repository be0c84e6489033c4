import { cookieName, cookieOptions } from '@/lib/cookies'
import { open, seal } from './seal'

const lifetimeSeconds = 5 * 60
const path = '/auth/login'

/** Carries the address of a new account to the sign-in page. No address, log or history holds it. */
export const signedUpCookie = {
  /** @returns its name in the browser; throws EnvError */
  get name() {
    return cookieName('signed-up', path)
  },

  /**
   * @param email the address of the new account
   * @returns the cookie's text, encrypted
   * @throws EnvError
   */
  write: async (email: string) => await seal({ newAccount: email }, lifetimeSeconds),

  /**
   * @param value the cookie's text
   * @returns the address; null for a text that is missing, forged or too old
   * @throws EnvError
   */
  async read(value: string | undefined): Promise<string | null> {
    const email = (await open(value))?.newAccount
    return typeof email === 'string' ? email : null
  },

  /**
   * @param maxAge seconds; 0 deletes the cookie
   * @returns its attributes: it is sent to the sign-in alone
   * @throws EnvError
   */
  options: (maxAge = lifetimeSeconds) => ({ ...cookieOptions(maxAge), path }),
}
