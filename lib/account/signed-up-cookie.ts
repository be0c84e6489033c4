import { pathCookie } from '@/lib/cookies'
import { open, seal } from './sealed-session'

const lifetimeSeconds = 5 * 60

/** Carries a new account's email address to the sign-in page: a URL would show it in logs and histories. */
export const signedUpCookie = Object.assign(pathCookie('signed-up', '/auth/login', lifetimeSeconds), {
  write: async (email: string) => await seal({ newAccount: email }, lifetimeSeconds),

  /** Null for a missing, forged or expired text. */
  async read(value: string | undefined): Promise<string | null> {
    const email = (await open(value))?.newAccount
    return typeof email === 'string' ? email : null
  },
})
