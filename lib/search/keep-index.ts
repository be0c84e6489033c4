import { setTimeout as sleep } from 'node:timers/promises'
import type { Records } from './records'
import { makeIndex, type SearchIndex } from './search-index'

/** An index, and of which content. */
export type Kept = { index: SearchIndex; isPartial: boolean; sum: string }

/** What is remembered between searches. */
export type Memory = { kept?: Kept; askAgainAt: number; making?: Promise<Kept> }

// Whether something has changed is asked once a second, as the pages are (server/answers.ts); where that takes long, as
// when thousands of records have to be read for it, twenty times as long passes before it is asked again.
const freshFor = 1000
const restFactor = 20

// Whoever searches does not wait for longer than this while there is an older index.
const patience = 300

type Source = {
  /** What all records come to, in a few letters that change with them; it is asked often, and so must be cached. */
  sum: () => Promise<string>
  read: () => Promise<Records>
}

/**
 * Keeps an index of what can be found, and makes it anew only when that has changed: never for each search, and once for
 * all who ask meanwhile.
 *
 * @param source what it is made of
 * @param memory where it is kept
 * @param now a clock, in milliseconds
 * @returns gives the index; it throws what the source throws while there is none yet
 */
export function keepIndex({ sum, read }: Source, memory: Memory, now = () => performance.now()) {
  async function renewed(): Promise<Kept> {
    const { kept } = memory
    const newest = await sum()
    if (kept?.sum === newest) return kept
    const { records, isPartial } = await read()
    memory.kept = { index: await makeIndex(records), isPartial, sum: newest }
    return memory.kept
  }

  function begin(): Promise<Kept> {
    const since = now()
    const making = renewed().finally(() => {
      memory.askAgainAt = now() + Math.max(freshFor, restFactor * (now() - since))
      memory.making = undefined
    })
    memory.making = making
    // Who has been given the older index does not hear of a failure; the next one does.
    making.catch(() => {})
    return making
  }

  return async function currentIndex(): Promise<Kept> {
    const { kept, making } = memory
    if (kept && (making || now() < memory.askAgainAt)) return kept
    const made = making ?? begin()
    return kept ? await Promise.race([made, sleep(patience, kept)]) : await made
  }
}
