import { createHash } from 'node:crypto'
import { once } from '@/lib/once'
import { indexCache, type Memory } from './index-cache'
import { readRecords } from './records'

const memory = once('search index', (): Memory => ({ askAgainAt: 0 }))

/** The search index of this process. */
export const currentIndex = indexCache({ sum: () => sumOfRecords(), read: readRecords }, memory)

// Has no cacheLife of its own, so it is cached as long as the reads in it.
async function sumOfRecords(): Promise<string> {
  'use cache'
  return createHash('sha256')
    .update(JSON.stringify(await readRecords()))
    .digest('base64url')
}
