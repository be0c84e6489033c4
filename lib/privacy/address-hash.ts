import { createHmac } from 'node:crypto'
import { env } from '@/lib/env'

/** Hashes an address, regardless of case, to 43 characters. Nobody can compute the hash without the key. */
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
