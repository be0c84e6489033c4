import { randomBytes } from 'node:crypto'
import { pathCookie } from '@/lib/cookies'
import { isSigned, signatureOf } from '@/lib/signature'

const lifetimeSeconds = 400 * 24 * 60 * 60
const purpose = 'known device'

/**
 * Marks a browser that has signed in to an account. Its wrong passwords count apart, so that nobody can lock
 * an owner out. It names no address and grants nothing.
 */
export const knownDevice = Object.assign(pathCookie('known-device', '/auth/login', lifetimeSeconds), {
  write(email: string): string {
    const device = randomBytes(12).toString('base64url')
    return `${device}.${signatureOf(purpose, textOf(email, device))}`
  },

  /** The device; null where it has not signed in to this account. */
  read(value: string | undefined, email: string): string | null {
    const [device = '', mark = ''] = (value ?? '').split('.')
    return isSigned(purpose, textOf(email, device), mark) ? device : null
  },
})

const textOf = (email: string, device: string) => `${device} ${email.toLowerCase()}`
