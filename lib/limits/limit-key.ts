import { createHmac } from 'node:crypto'
import { env } from '@/lib/env'

/** Hashes `whose`, so that no email address or IP is stored. JSON separates the parts of a list. */
export function limitKey(whose: string | readonly string[]): string {
  if (!whose) return 'all'
  return createHmac('sha256', env().NEXTAUTH_SECRET)
    .update(JSON.stringify(whose).toLowerCase())
    .digest('base64url')
    .slice(0, 22)
}
