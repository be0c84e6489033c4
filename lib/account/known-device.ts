import { randomBytes } from 'node:crypto'
import { cookieName, cookieOptions } from '@/lib/cookies'
import { isSigned, signatureOf } from '@/lib/signature'

const lifetime = 400 * 24 * 60 * 60
const path = '/auth/login'
const purpose = 'known device'

/**
 * Marks a browser that has signed in to an account. Its wrong passwords count apart, so that nobody can lock
 * an owner out. It names no address and grants nothing.
 */
export const knownDevice = {
  /** Throws EnvError. */
  get name() {
    return cookieName('known-device', path)
  },

  /** Throws EnvError. */
  write(email: string): string {
    const device = randomBytes(12).toString('base64url')
    return `${device}.${signatureOf(purpose, textOf(email, device))}`
  },

  /** The device; null where it has not signed in to this account. Throws EnvError. */
  read(value: string | undefined, email: string): string | null {
    const [device = '', mark = ''] = (value ?? '').split('.')
    return isSigned(purpose, textOf(email, device), mark) ? device : null
  },

  /** Sent to the sign-in alone. */
  options: () => ({ ...cookieOptions(lifetime), path }),
}

const textOf = (email: string, device: string) => `${device} ${email.toLowerCase()}`
