const secondMs = 1000
const minute = 60 * secondMs
const hour = 60 * minute

/** Milliseconds between tries. After the last, the item waits for a person. */
export const schedule = [5 * secondMs, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour]

export const wholeSchedule = schedule.reduce((sum, pause) => sum + pause, 0) * 1.1

/** Milliseconds that a process holds an item before another takes it. */
export const lease = 2 * minute

/** One item probes a destination that is away: soon after the first failure, then each minute. */
export const probes = { first: 5 * secondMs, next: minute }

/** Milliseconds. Upstreams remember a key for 24 hours; a later retry could store the record twice. */
export const keyMemory = 23 * hour

export function instant(now: Date, later = 0): string {
  return new Date(now.getTime() + later).toISOString()
}

/** Milliseconds, up to a tenth longer than `pause`, so that items that failed together are not retried together. */
export function withJitter(pause: number): number {
  return pause * (1 + Math.random() / 10)
}
