export type Remaining = { days: number; hours: number; minutes: number; seconds: number }

/**
 * What is left until the next of several instants. A browser counts by it, so it needs no time zones.
 *
 * @param starts ISO instants in their order
 * @returns whole units that pass as the seconds do; all zero once the last instant is there
 */
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
