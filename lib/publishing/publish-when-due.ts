import { fetchCareerPaths } from '@/lib/api/career-paths'
import { readRounds } from '@/lib/api/event-rounds'
import { fullEvents } from '@/lib/api/full-events'
import {
  forgetStates,
  isOutdated,
  type States,
  type StatesKind,
  seatState,
  startStates,
} from '@/lib/api/states-on-pages'
import { upstreamSettings } from '@/lib/api/upstream-settings'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { publicPagesAt } from '@/lib/pages/pages'
import { now } from '@/lib/time/now'
import { stateOf } from '@/lib/time/starts'
import { bakedPictures } from '@/provider/pictures/baked-pictures'
import { type PublicContent, publicContent } from '@/upstream/public-content'

const intervalMs = 20_000

const kinds = ['career-paths', 'events'] as const

type Rounds = Awaited<ReturnType<typeof readRounds>>

/** Calls this process's own hook; rejects on failure. */
type Hook = (changed: string[]) => Promise<void>

/**
 * Every 20 s, calls the hook with published, withdrawn and edited records, and with career paths whose starts open,
 * fill up or close. It compares contents instead of setting timers for instants, so distant instants and clocks that
 * are set back need no special case. With an outside upstream it watches only the provider's pages and pictures.
 * Resolves after the first check.
 */
export async function publishWhenDue(hook: Hook, builtAt: Date): Promise<() => void> {
  const folders = env().API_ROOT_URL ? async () => new Map() : publicContent(upstreamSettings())
  let current: Record<StatesKind, States> | undefined
  const contentAt = async (at: Date) => {
    const content = new Map([
      ...(await folders(at)),
      ['pages', publicPagesAt(at)],
      ['pictures', await bakedPictures()],
    ])
    if (!content.has('career-paths')) return content
    // A build does not count taken places and seats.
    const isCounted = at !== builtAt
    const rounds = await readRounds(at)
    const states = {
      'career-paths': await statesOfStarts(at, isCounted),
      events: await statesOfSeats(rounds, at, isCounted),
    }
    if (isCounted) current = states
    for (const kind of kinds) content.set(kind, JSON.stringify([content.get(kind), [...states[kind]]]))
    // An event also changes when it is over or closes.
    const ends = rounds.map(({ end, isOpen }) => [end, isOpen])
    return content.set('events', content.get('events') + JSON.stringify(ends))
  }
  const publish = async (changed: string[]) => {
    for (const kind of kinds) if (changed.includes(kind)) forgetStates(kind)
    await hook(changed)
  }
  const isStale = (name: string) =>
    kinds.some((kind) => kind === name && current && isOutdated(kind, current[kind]))
  const look = watchContent(contentAt, publish, builtAt, { isStale })
  const lookOrSay = () =>
    look().catch(({ message }: Error) => log('error', 'publish_failed', { reason: message }))
  await lookOrSay()
  const timer = setInterval(lookOrSay, intervalMs)
  return () => clearInterval(timer)
}

async function statesOfStarts(at: Date, isCounted: boolean): Promise<States> {
  const paths = await fetchCareerPaths()
  return new Map(
    paths.map(({ slug, starts }) => {
      const all = starts.map((start) => ({ ...start, ...(!isCounted && { taken: null }) }))
      return startStates({ slug, starts: all.map((start) => ({ ...start, state: stateOf(start, at) })) })
    }),
  )
}

async function statesOfSeats(rounds: Rounds, at: Date, isCounted: boolean): Promise<States> {
  const records = rounds.map(({ event, seats }) => ({ slug: event, seats }))
  const full = isCounted ? await fullEvents(records, at) : []
  return new Map(
    rounds.map(({ event, isOpen }) => {
      const obstacle = isOpen && full.includes(event) ? 'full' : null
      return seatState({ slug: event, obstacle })
    }),
  )
}

/**
 * Returns a check, which calls the hook with the names that changed since the last check. It rejects when reading or
 * the hook fails, and the next check retries. `isStale`: whether a page may show a state that no check has seen.
 */
export function watchContent(
  contentAt: (at: Date) => Promise<PublicContent>,
  hook: Hook,
  since: Date,
  { clock = now, isStale = () => false }: { clock?: () => Date; isStale?: (name: string) => boolean } = {},
): () => Promise<void> {
  let shown: PublicContent | undefined
  return async () => {
    shown ??= await contentAt(since)
    const current = await contentAt(clock())
    const changed = [...current.keys()].filter(
      (name) => current.get(name) !== shown?.get(name) || isStale(name),
    )
    if (changed.length === 0) return
    await hook(changed)
    shown = current
  }
}
