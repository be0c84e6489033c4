import { email } from '@/lib/form/fields'
import { addressHash } from '@/lib/privacy/address-hash'
import type { Person } from '@/lib/privacy/standing'
import { mailboxOf } from '@/upstream/mail-rules'

/**
 * The person whose address a command was given.
 *
 * @param words what follows the command's name
 * @param command how it is written, for the message
 * @throws Error that says how to write it, and does not repeat what was written
 */
export function personIn(words: string[], command: string): Person {
  const parsed = email.safeParse(words[0] ?? '')
  if (words.length !== 1 || !parsed.success) {
    throw new Error(`Name one e-mail address: npm run site -- ${command} ada@example.com`)
  }
  const address = parsed.data.toLowerCase()
  return { address, hash: addressHash(address), mailbox: addressHash(mailboxOf(address)) }
}
