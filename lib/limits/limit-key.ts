import { createHmac } from 'node:crypto'
import { env } from '@/lib/env'

/**
 * Under what a limit counts somebody: neither addresses nor clients are kept in words.
 *
 * @param whose any text, or several, of which none can be taken for a part of another
 */
export function limitKey(whose: string | readonly string[]): string {
  if (!whose) return 'all'
  return createHmac('sha256', env().NEXTAUTH_SECRET)
    .update(JSON.stringify(whose).toLowerCase())
    .digest('base64url')
    .slice(0, 22)
}
