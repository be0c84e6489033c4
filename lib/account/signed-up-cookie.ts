import { cookieName, cookieOptions } from '@/lib/cookies'
import { open, seal } from './seal'

const lifetimeSeconds = 5 * 60
const path = '/auth/login'

/** Carries a new account's address to the sign-in page, as no address, log or history may. */
export const signedUpCookie = {
  /** Throws EnvError. */
  get name() {
    return cookieName('signed-up', path)
  },

  /** Encrypted. Throws EnvError. */
  write: async (email: string) => await seal({ newAccount: email }, lifetimeSeconds),

  /** Null for a missing, forged or expired text. Throws EnvError. */
  async read(value: string | undefined): Promise<string | null> {
    const email = (await open(value))?.newAccount
    return typeof email === 'string' ? email : null
  },

  /** Sent to the sign-in alone. `maxAge` in seconds, 0 deletes. Throws EnvError. */
  options: (maxAge = lifetimeSeconds) => ({ ...cookieOptions(maxAge), path }),
}
