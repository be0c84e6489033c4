import { createHash } from 'node:crypto'
import { once } from '@/lib/once'
import { indexCache, type Memory } from './index-cache'
import { readRecords } from './records'

const memory = once('search index', (): Memory => ({ askAgainAt: 0 }))

/** In this process. */
export const currentIndex = indexCache({ sum: () => sumOfRecords(), read: readRecords }, memory)

// It lives as long as the cached reads in it.
async function sumOfRecords(): Promise<string> {
  'use cache'
  return createHash('sha256')
    .update(JSON.stringify(await readRecords()))
    .digest('base64url')
}
