import { randomBytes } from 'node:crypto'
import { cookieName, cookieOptions } from '@/lib/cookies'
import { isSigned, signatureOf } from '@/lib/signature'

const lifetime = 400 * 24 * 60 * 60
const path = '/auth/login'
const purpose = 'known device'

/**
 * The cookie of a browser that has signed in to an account before: its wrong passwords are counted apart from everybody
 * else's, so that nobody who guesses can lock an owner out. It tells no address and opens nothing.
 */
export const knownDevice = {
  /** @returns its name in the browser; throws EnvError */
  get name() {
    return cookieName('known-device', path)
  },

  /**
   * @param email the account that was signed in to
   * @returns the cookie's text
   * @throws EnvError
   */
  write(email: string): string {
    const device = randomBytes(12).toString('base64url')
    return `${device}.${signatureOf(purpose, textOf(email, device))}`
  },

  /**
   * @param value the cookie's text
   * @param email the account that somebody tries to sign in to
   * @returns which device it is; null where it has not signed in to this account
   * @throws EnvError
   */
  read(value: string | undefined, email: string): string | null {
    const [device = '', mark = ''] = (value ?? '').split('.')
    return isSigned(purpose, textOf(email, device), mark) ? device : null
  },

  /** @returns its attributes: it is sent to the sign-in alone */
  options: () => ({ ...cookieOptions(lifetime), path }),
}

const textOf = (email: string, device: string) => `${device} ${email.toLowerCase()}`
