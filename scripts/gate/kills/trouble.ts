import { setTimeout as pause } from 'node:timers/promises'
import type { Moments, Place } from './moments'
import type { Random } from './random'

type Fate = 'accepted' | 'busy' | 'request lost' | 'response lost' | 'response late'

/** Faults of the receivers: the upstream, the mail server and the webhook. */
export function createTrouble(random: Random, moments: Moments) {
  const away = new Set<Place>()
  const unanswered: Record<Place, number> = { upstream: 0, mail: 0, webhook: 0 }
  let isOver = false
  let lostAnswers = 0
  return {
    /** Makes these receivers refuse every request, and all others accept requests again. */
    leave(places: Place[]) {
      away.clear()
      for (const place of places) away.add(place)
    },

    isAway: (place: Place) => away.has(place),

    end() {
      isOver = true
      away.clear()
    },

    fate(): Fate {
      if (isOver || !random.chance(0.08)) return 'accepted'
      return random.of(['busy', 'request lost', 'response lost', 'response lost', 'response late'])
    },

    /** The pause of a receiver between storing an item and responding. A kill during the pause loses the response. */
    async taken(place: Place, fate: Fate) {
      if (fate === 'response lost') lostAnswers++
      unanswered[place]++
      moments.happened(place)
      await pause(fate === 'response late' ? 800 : random.between(0, 8))
      unanswered[place]--
    },

    unanswered: () => ({ ...unanswered }),

    lostAnswers: () => lostAnswers,
  }
}

export type Trouble = ReturnType<typeof createTrouble>
