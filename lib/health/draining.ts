import { once } from '@/lib/once'

const draining = once('draining', () => ({ hasBegun: false }))

/** From now on readiness is refused, so that balancers send no more visitors. */
export function beginDraining(): void {
  draining.hasBegun = true
}

/** Whether this process is about to end. */
export function isDraining(): boolean {
  return draining.hasBegun
}
