import { createHmac } from 'node:crypto'
import { env } from '@/lib/env'

/** A hash of 43 characters, whatever the case, which nobody can guess without the key. */
export function addressHash(address: string): string {
  return keyed('address', address.toLowerCase())
}

export function keyed(purpose: string, text: string): string {
  const { ADDRESS_KEY, NEXTAUTH_SECRET } = env()
  const key = createHmac('sha256', ADDRESS_KEY ?? NEXTAUTH_SECRET)
    .update(`${purpose} of a person`)
    .digest()
  return createHmac('sha256', key).update(text).digest('base64url')
}
