const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** After which pauses, in milliseconds, an item that failed is tried again. After the last it waits for a person. */
export const schedule = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour]

/** How long an item is tried in all, jitter included, in milliseconds. */
export const wholeSchedule = schedule.reduce((sum, pause) => sum + pause, 0) * 1.1

/** How long a process may take over one item before another takes it over, in milliseconds. */
export const lease = 2 * minute

/** While a destination is away, how often one item tries it: soon after the first failure, then each minute. */
export const probes = { first: 5 * second, next: minute }

/** An answer that is this old may be given anew: upstreams remember a key for 24 hours. */
export const keyMemory = 23 * hour

/**
 * An instant, as the tables hold it.
 *
 * @param now the present
 * @param later in how many milliseconds
 */
export function instant(now: Date, later = 0): string {
  return new Date(now.getTime() + later).toISOString()
}

/**
 * The same pause, up to a tenth longer: what failed at once does not come back at once.
 *
 * @param pause in milliseconds
 */
export function withJitter(pause: number): number {
  return pause * (1 + Math.random() / 10)
}
