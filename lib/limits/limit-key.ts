import { createHmac } from 'node:crypto'
import { env } from '@/lib/env'

/** A hash, as neither addresses nor clients are stored. Parts cannot be confused. */
export function limitKey(whose: string | readonly string[]): string {
  if (!whose) return 'all'
  return createHmac('sha256', env().NEXTAUTH_SECRET)
    .update(JSON.stringify(whose).toLowerCase())
    .digest('base64url')
    .slice(0, 22)
}
