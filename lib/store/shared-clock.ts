import { once } from '@/lib/once'

const clock = once('shared clock', () => ({ aheadMs: 0 }))

// Less than this is as likely to be the way there and back on a busy machine.
const least = 2000

/**
 * How far the clock that all processes share is ahead of this machine's.
 *
 * @param ms milliseconds, below 0 where it is behind; less than two seconds count as none
 */
export function setSharedClock(ms: number): void {
  clock.aheadMs = Math.abs(ms) < least ? 0 : ms
}

/**
 * An instant of this machine by the clock that all share: what one with a wrong clock has stored would else seem newer to the
 * others than it is.
 *
 * @param time milliseconds since 1970
 */
export function toShared(time: number): number {
  return time + clock.aheadMs
}

/**
 * The other way round.
 *
 * @param time milliseconds since 1970, by the clock that all share
 */
export function toOwn(time: number): number {
  return time - clock.aheadMs
}
