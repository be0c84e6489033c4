import { once } from '@/lib/once'

const draining = once('draining', () => ({ hasBegun: false }))

/** From now on the readiness probe fails, so that load balancers send no more visitors. */
export function beginDraining(): void {
  draining.hasBegun = true
}

/** Whether this process is about to end. */
export function isDraining(): boolean {
  return draining.hasBegun
}
