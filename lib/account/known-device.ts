import { randomBytes } from 'node:crypto'
import { pathCookie } from '@/lib/cookies'
import { isSigned, signatureOf } from '@/lib/signature'

const lifetimeSeconds = 400 * 24 * 60 * 60
const purpose = 'known device'

/**
 * Marks a browser that has signed in to an account. Wrong passwords from this browser count separately, so that
 * strangers cannot lock the owner out. The cookie holds no email address and grants no access.
 */
export const knownDevice = Object.assign(pathCookie('known-device', '/auth/login', lifetimeSeconds), {
  write(email: string): string {
    const device = randomBytes(12).toString('base64url')
    return `${device}.${signatureOf(purpose, textOf(email, device))}`
  },

  /** The device's id; null if the device has not signed in to this account. */
  read(value: string | undefined, email: string): string | null {
    const [device = '', mark = ''] = (value ?? '').split('.')
    return isSigned(purpose, textOf(email, device), mark) ? device : null
  },
})

const textOf = (email: string, device: string) => `${device} ${email.toLowerCase()}`
