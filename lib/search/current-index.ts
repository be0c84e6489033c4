import { createHash } from 'node:crypto'
import { once } from '@/lib/once'
import { keepIndex, type Memory } from './keep-index'
import { readRecords } from './records'

const memory = once('search index', (): Memory => ({ askAgainAt: 0 }))

/** The index of all that everybody can find on this site. It lies in this process. */
export const currentIndex = keepIndex({ sum: () => sumOfRecords(), read: readRecords }, memory)

// It lives as long as what it is made of: its tags and times are those of the reads within.
async function sumOfRecords(): Promise<string> {
  'use cache'
  return createHash('sha256')
    .update(JSON.stringify(await readRecords()))
    .digest('base64url')
}
