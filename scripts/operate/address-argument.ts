import { email } from '@/lib/form/fields'

/**
 * The one address that a command was given.
 *
 * @param words what follows the command's name
 * @param command its name, for the message
 * @throws Error that says how to write it, and does not repeat what was written
 */
export function addressIn(words: string[], command: string): string {
  const parsed = email.safeParse(words[0] ?? '')
  if (words.length === 1 && parsed.success) return parsed.data
  throw new Error(`Name one e-mail address: npm run ${command} ada@example.com`)
}
