import type { ReactNode } from 'react'
import type { Answer } from '@/lib/search/search'
import { told } from '@/lib/search/told'
import { SearchResults } from './search-results'

/** What stands below the field while somebody types. */
export type Shown = { told: string; results?: ReactNode }

export type Typing = { type: (words: string) => void; stop: () => void }

// A fast typist's pause between two letters is shorter.
const pause = 180

/**
 * Looks for what is being typed, once the letters pause.
 *
 * @param show what is to be seen then
 * @param kind the one kind that is looked for
 */
export function typingInto(show: (shown: Shown) => void, kind?: string): Typing {
  let waiting: number | undefined
  let asking: AbortController | undefined

  async function ask(words: string) {
    asking = new AbortController()
    const query = new URLSearchParams({ q: words, ...(kind && { in: kind }) })
    const { signal } = asking
    try {
      const answer = await fetch(`/api/search?${query}`, { signal })
      if (!answer.ok) throw new Error(`${answer.status}`)
      const found = (await answer.json()) as Answer
      if (signal.aborted) return
      show({ told: told(found), results: <SearchResults found={found} /> })
      window.history.replaceState(window.history.state, '', words.trim() ? `/search?${query}` : '/search')
    } catch {
      if (!signal.aborted)
        show({ told: 'Press Enter to search: the results do not come by themselves just now.' })
    }
  }

  function stop() {
    window.clearTimeout(waiting)
    asking?.abort()
  }

  return {
    stop,
    type(words) {
      stop()
      // Longer than anybody types, and longer than an address may be.
      waiting = window.setTimeout(() => ask(words.slice(0, 500)), pause)
    },
  }
}
