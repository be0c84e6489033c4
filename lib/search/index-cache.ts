import { setTimeout as sleep } from 'node:timers/promises'
import type { Records } from './records'
import { makeIndex, type SearchIndex } from './search-index'

/** An index, and the hash of its content. */
export type IndexEntry = { index: SearchIndex; isPartial: boolean; sum: string }

/** Between searches. */
export type Memory = { kept?: IndexEntry; askAgainAt: number; making?: Promise<IndexEntry> }

// Milliseconds between two looks for changes; a look that takes long is followed by twenty times its length.
const freshMs = 1000
const restFactor = 20

// Milliseconds that a search waits while there is an older index.
const maxWaitMs = 300

type Source = {
  /** A hash of all records. It is asked often, so it must be cached. */
  sum: () => Promise<string>
  read: () => Promise<Records>
}

/**
 * Rebuilds the index only when the hash has changed, once for all who ask. `now` in ms. Rejects as the source
 * does while there is no index.
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
    // A search with the older index does not hear of the failure; the next one does.
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
