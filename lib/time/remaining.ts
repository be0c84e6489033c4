export type Remaining = { days: number; hours: number; minutes: number; seconds: number }

/** Units left until the next of `starts` (ISO instants); all zero after the last. Needs no time zones. */
export function remaining(starts: readonly string[], now: Date): Remaining {
  const next = starts.map((start) => Date.parse(start)).find((instant) => instant > now.getTime())
  const left = next === undefined ? 0 : Math.ceil((next - now.getTime()) / 1000)
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}
