import { createHmac } from 'node:crypto'
import { env } from '@/lib/env'

/**
 * A keyed hash of 43 characters, the same for capitals, which nobody can guess without the key. Throws
 * EnvError.
 */
export function addressHash(address: string): string {
  return keyed('address', address.toLowerCase())
}

/** A signature for one purpose. Throws EnvError. */
export function keyed(purpose: string, text: string): string {
  const { ADDRESS_KEY, NEXTAUTH_SECRET } = env()
  const key = createHmac('sha256', ADDRESS_KEY ?? NEXTAUTH_SECRET)
    .update(`${purpose} of a person`)
    .digest()
  return createHmac('sha256', key).update(text).digest('base64url')
}
