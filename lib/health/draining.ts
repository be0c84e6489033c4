import { once } from '@/lib/once'

const draining = once('draining', () => ({ hasBegun: false }))

/** From now on this process says that it is not ready, so that whoever spreads visitors sends it no more. */
export function beginDraining(): void {
  draining.hasBegun = true
}

/** Whether this process is about to end. */
export function isDraining(): boolean {
  return draining.hasBegun
}
