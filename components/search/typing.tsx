import type { ReactNode } from 'react'
import { resultWords } from '@/lib/search/result-words'
import type { SearchResponse } from '@/lib/search/search'
import { SearchResults } from './search-results'

export type LiveResults = { told: string; results?: ReactNode }

export type Typing = { type: (words: string) => void; stop: () => void }

// Longer than a fast typist's pause between two letters.
const pauseMs = 180

/** Searches once typing pauses. */
export function typingInto(show: (shown: LiveResults) => void, kind?: string): Typing {
  let waiting: number | undefined
  let asking: AbortController | undefined

  async function ask(words: string) {
    asking = new AbortController()
    const query = new URLSearchParams({ q: words, ...(kind && { in: kind }) })
    const { signal } = asking
    try {
      const answer = await fetch(`/api/search?${query}`, { signal })
      if (!answer.ok) throw new Error(`${answer.status}`)
      const found = (await answer.json()) as SearchResponse
      if (signal.aborted) return
      show({ told: resultWords(found), results: <SearchResults found={found} /> })
      window.history.replaceState(window.history.state, '', words.trim() ? `/search?${query}` : '/search')
    } catch {
      if (!signal.aborted)
        show({ told: 'Press Enter to search. Results can’t update as you type right now.' })
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
      // Limits the address's length. The server reads at most 480 characters (lib/search/query.ts).
      waiting = window.setTimeout(() => ask(words.slice(0, 500)), pauseMs)
    },
  }
}
