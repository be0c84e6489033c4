import { once } from '@/lib/once'

const clock = once('shared clock', () => ({ aheadMs: 0 }))

// A smaller difference may be the round trip on a busy machine.
const minMs = 2000

/** `ms` is how far the shared clock is ahead. Less than two seconds counts as 0. */
export function setSharedClock(ms: number): void {
  clock.aheadMs = Math.abs(ms) < minMs ? 0 : ms
}

/** Converts a time to the shared clock, in ms since 1970. Entries of a fast clock would otherwise seem too new. */
export function toShared(time: number): number {
  return time + clock.aheadMs
}

/** Converts a shared time to this machine's clock, in ms since 1970. */
export function toOwn(time: number): number {
  return time - clock.aheadMs
}
