import { site } from '@/provider/facts/site'
import { isoDate } from './dates'
import { firstClass, formatDay, formatStart } from './first-class'
import { now } from './now'
import { localDateOf } from './zones'

/** The facts that decide whether a start is open. */
export type StartRules = {
  /** Stays the same when the day moves; empty for the only start of a path without a list. */
  id: string
  /** ISO day. */
  courseStart: string
  timeZone: string
  classTimes: string | null
  places: number | null
  /** The number of enrolled learners; null where the upstream does not count them. */
  taken: number | null
  /** The last ISO day to enrol; null where enrolment stays open. */
  closes: string | null
  isCancelled: boolean
}

export type StartState = 'open' | 'full' | 'closed' | 'cancelled' | 'past'

/** A start with its state when the path was read. */
export type Start = StartRules & { state: StartState }

/** The starts of a path; a `CareerPathSummary` has these fields. */
export type PathStarts = {
  /** The next open start or the upstream's text. Once all starts are over, the last; null if no coming one is open. */
  courseStart: string | null
  classTimes: string | null
  places: number | null
  /** The first class of `courseStart` is over. */
  hasStarted?: true | undefined
  /** The coming starts, in order. */
  starts: Start[]
  /** There are starts, but nobody can enrol for any of them. */
  isClosed?: true | undefined
}

/** The days of a start begin and end in the start's own time zone. */
export function stateOf(start: StartRules, at: Date): StartState {
  const today = localDateOf(at, start.timeZone)
  if ((firstClass(start) ?? start.courseStart) < today) return 'past'
  if (start.isCancelled) return 'cancelled'
  if (start.closes !== null && start.closes < today) return 'closed'
  return start.places !== null && (start.taken ?? 0) >= start.places ? 'full' : 'open'
}

/** The path with the facts of its start on `day`. If that start was removed, only the day changes. */
export function atStart<Path extends PathStarts>(path: Path, day: string): Path {
  if (!day) return path
  const start = path.starts.find(({ courseStart }) => courseStart === day)
  return { ...path, ...(start ?? { courseStart: day }), hasStarted: undefined }
}

export function openStarts({ starts }: Pick<PathStarts, 'starts'>): Start[] {
  return starts.filter(({ state }) => state === 'open')
}

/** A note such as "Full" or "Cancelled"; empty for an open start, unless few places are left. */
export function startNote({ state, places, taken }: Start): string {
  if (state !== 'open') return notes[state]
  if (!site.showsFewPlaces || places === null || taken === null) return ''
  return places - taken <= 3 || taken / places >= 0.8 ? 'Few places left' : ''
}

const notes = { full: 'Full', closed: 'Enrolment closed', cancelled: 'Cancelled', past: 'Past' }

/** The starts that the enrolment form offers. `value` is an ISO day. */
export type StartChoices = {
  open: { value: string; label: string }[]
  /** Sentences that name the starts that cannot be chosen. */
  note: string
  isClosed: boolean
}

export function startChoices(path: Pick<PathStarts, 'starts' | 'isClosed'> | null): StartChoices {
  const { starts, isClosed = false } = path ?? { starts: [] }
  const open = openStarts({ starts })
  const repeats = open.length > 1 && new Set(open.map(({ classTimes }) => classTimes)).size === 1
  return {
    open: open.map((start) => ({
      value: start.courseStart,
      label: [formatStart(start), !repeats && start.classTimes].filter(Boolean).join(': '),
    })),
    note: unavailable(starts.filter(({ state }) => state !== 'open')),
    isClosed,
  }
}

/** The start to enrol for, as an ISO day. With `fault`, it is the start that the form offers instead. */
export function chosenStart(chosen: string, path?: PathStarts): { start: string; fault?: string } {
  // While the path cannot be read, the visitor's choice counts.
  if (!path) return { start: isoDate(chosen) === chosen ? chosen : '' }
  const at = now()
  const starts = path.starts.map((start) => ({ ...start, state: stateOf(start, at) }))
  const [next] = openStarts({ starts })
  const start = starts.find(({ courseStart }) => courseStart === chosen)
  if (start?.state === 'open') return { start: chosen }
  if (next && !chosen) return { start: next.courseStart }
  // When all starts of a list are over, nobody can enrol. When a path's only start is over, enrolment stays open.
  const isClosed = path.isClosed || starts.some(({ id, state }) => id !== '' || state !== 'past')
  if (!next && !isClosed) return { start: '' }
  const why = start ? unavailable([start]) : chosen && `${formatDay(chosen)} is no start any more.`
  const offer = next
    ? `We’ve chosen the next start, ${formatStart(next)}. Send the form again to take it.`
    : 'No start is open now. Reload this page, and ask us to tell you of the next one.'
  return { start: next?.courseStart ?? '', fault: [why, offer].filter(Boolean).join(' ') }
}

// Why nobody can enrol for these starts, in a sentence for each reason.
function unavailable(starts: Start[]): string {
  const sentences = reasons.flatMap(([state, words]) => {
    const days = starts.filter((start) => start.state === state).map((start) => formatStart(start) ?? '')
    return days.length > 0 ? words(list.format(days), days.length > 1 ? 'are' : 'is') : []
  })
  return sentences.join(' ')
}

const list = new Intl.ListFormat('en-GB')

const reasons: [StartState, (days: string, are: string) => string][] = [
  ['full', (days, are) => `${days} ${are} full.`],
  ['closed', (days) => `Enrolment for ${days} is closed.`],
  ['cancelled', (days, are) => `${days} ${are} cancelled.`],
  ['past', (days) => `${days} has passed.`],
]
