import type { Content } from './look'
import type { Place } from './moments'
import type { SentForm } from './visitors'

export type Tally = Record<(typeof kinds)[number], number>

const answers = {
  upstream: 'taken by the upstream, answer lost by the kill',
  mail: 'taken by the mail server, answer lost by the kill',
  webhook: 'taken by the webhook’s receiver, answer lost by the kill',
} as const satisfies Record<Place, string>

const kinds = [
  'kills',
  'forms that were being sent',
  'stored, but not yet acknowledged',
  'acknowledged, but not yet delivered',
  'held by a process that was killed',
  ...Object.values(answers),
] as const

export const emptyTally = () => Object.fromEntries(kinds.map((kind) => [kind, 0])) as Tally

/** Counts what one kill hit. `at` is the state at the kill; the content is read after it. */
export function count(
  tally: Tally,
  at: { underWay: string[]; unanswered: Record<Place, number>; sent: ReadonlyMap<string, SentForm> },
  { stored, items }: Content,
  now: number,
): void {
  const known = new Set([...stored, ...items.map(({ reference }) => reference)])
  const waiting = items.filter(({ state }) => state === 'waiting')
  const held = waiting.filter(({ leased_until }) => Date.parse(leased_until ?? '') > now)
  tally.kills++
  tally['forms that were being sent'] += at.underWay.length
  tally['stored, but not yet acknowledged'] += at.underWay.filter((reference) => known.has(reference)).length
  tally['acknowledged, but not yet delivered'] += waiting.filter(
    ({ reference }) => at.sent.get(reference)?.isAcknowledged,
  ).length
  tally['held by a process that was killed'] += held.length
  for (const [place, kind] of Object.entries(answers)) tally[kind] += at.unanswered[place as Place]
}

/** Targets that no kill hit. */
export const missingIn = (tally: Tally) => kinds.filter((kind) => tally[kind] === 0)
