import { once } from '@/lib/once'

const clock = once('shared clock', () => ({ aheadMs: 0 }))

// Milliseconds. Less may be the round trip on a busy machine.
const minMs = 2000

/** Milliseconds that the shared clock is ahead; under two seconds count as none. */
export function setSharedClock(ms: number): void {
  clock.aheadMs = Math.abs(ms) < minMs ? 0 : ms
}

/** In ms since 1970. A wrong clock's entries would seem newer than they are. */
export function toShared(time: number): number {
  return time + clock.aheadMs
}

/** To this machine's clock, in ms since 1970. */
export function toOwn(time: number): number {
  return time - clock.aheadMs
}
