import { createHmac } from 'node:crypto'
import { env } from '@/lib/env'

/**
 * Under what a limit counts somebody: neither addresses nor clients are kept in words.
 *
 * @param whose any text
 */
export function limitKey(whose: string): string {
  if (!whose) return 'all'
  return createHmac('sha256', env().NEXTAUTH_SECRET)
    .update(whose.toLowerCase())
    .digest('base64url')
    .slice(0, 22)
}
