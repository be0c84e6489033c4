import { setTimeout as sleep } from 'node:timers/promises'
import type { Records } from './records'
import { makeIndex, type SearchIndex } from './search-index'

/** An index, and the hash of the records in it. */
export type IndexEntry = { index: SearchIndex; isPartial: boolean; sum: string }

/** The state that a process holds between searches. */
export type Memory = { kept?: IndexEntry; askAgainAt: number; making?: Promise<IndexEntry> }

// The hash is checked again after this time, or after 20 times the duration of the last check if that is longer.
const freshMs = 1000
const restFactor = 20

// A search waits this long for a new index, and then uses the older one.
const maxWaitMs = 300

type Source = {
  /** A hash of all records. It is read often, so the source must cache it. */
  sum: () => Promise<string>
  read: () => Promise<Records>
}

/**
 * Rebuilds the index only when the hash has changed. Concurrent searches share a rebuild. `now` is in ms. A search
 * rejects with the source's error, unless the search has already returned the older index.
 */
export function indexCache({ sum, read }: Source, memory: Memory, now = () => performance.now()) {
  async function renewed(): Promise<IndexEntry> {
    const { kept } = memory
    const newest = await sum()
    if (kept?.sum === newest) return kept
    const { records, isPartial } = await read()
    memory.kept = { index: await makeIndex(records), isPartial, sum: newest }
    return memory.kept
  }

  function begin(): Promise<IndexEntry> {
    const since = now()
    const making = renewed().finally(() => {
      memory.askAgainAt = now() + Math.max(freshMs, restFactor * (now() - since))
      memory.making = undefined
    })
    memory.making = making
    // Prevents an unhandled rejection when no search waits for this index any longer.
    making.catch(() => {})
    return making
  }

  return async function currentIndex(): Promise<IndexEntry> {
    const { kept, making } = memory
    if (kept && (making || now() < memory.askAgainAt)) return kept
    const made = making ?? begin()
    return kept ? await Promise.race([made, sleep(maxWaitMs, kept)]) : await made
  }
}
