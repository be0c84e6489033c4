import { once } from '@/lib/once'
import type { CareerPathSummary } from './career-paths'
import type { DatedEvent } from './events'

export type StatesKind = 'career-paths' | 'events'

/** Maps each slug to its state, such as "full". */
export type States = Map<string, string>

const seen = once('states on pages', () => ({
  'career-paths': new Map<string, Set<string>>(),
  events: new Map<string, Set<string>>(),
}))

export function startStates({ slug, starts }: Pick<CareerPathSummary, 'slug' | 'starts'>): [string, string] {
  return [slug, starts.map(({ state }) => state).join()]
}

export function seatState({ slug, obstacle }: Pick<DatedEvent, 'slug' | 'obstacle'>): [string, string] {
  return [slug, obstacle === 'full' ? 'full' : 'free']
}

/** Records the states in a cached read: a state may begin and end between two checks. */
export function noteStates(kind: StatesKind, states: Iterable<[slug: string, state: string]>): void {
  for (const [slug, state] of states) seen[kind].set(slug, (seen[kind].get(slug) ?? new Set()).add(state))
}

/** Whether a page may show a state other than the current one. */
export function isOutdated(kind: StatesKind, current: States): boolean {
  return [...current].some(([slug, state]) =>
    [...(seen[kind].get(slug) ?? [])].some((noted) => noted !== state),
  )
}

/** Call this just before the pages of `kind` are revalidated: their next renders note the states again. */
export function forgetStates(kind: StatesKind): void {
  seen[kind].clear()
}
