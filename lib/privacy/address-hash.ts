import { createHmac } from 'node:crypto'
import { env } from '@/lib/env'

/**
 * What stands for an address where it must be known again but not read. Without the key nobody can try addresses out.
 *
 * @param address in capitals or not
 * @returns 43 characters that fit into a link
 * @throws EnvError
 */
export function addressHash(address: string): string {
  return keyed('address', address.toLowerCase())
}

/**
 * Signs a text.
 *
 * @param purpose what the text is signed for; it is good for nothing else
 * @throws EnvError
 */
export function keyed(purpose: string, text: string): string {
  const { ADDRESS_KEY, NEXTAUTH_SECRET } = env()
  const key = createHmac('sha256', ADDRESS_KEY ?? NEXTAUTH_SECRET)
    .update(`${purpose} of a person`)
    .digest()
  return createHmac('sha256', key).update(text).digest('base64url')
}
