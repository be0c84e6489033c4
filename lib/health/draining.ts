// The server and Next bundle this module each for itself.
const shared = globalThis as typeof globalThis & { isDraining?: boolean }

/** From now on this process says that it is not ready, so that whoever spreads visitors sends it no more. */
export function beginDraining(): void {
  shared.isDraining = true
}

/** Whether this process is about to end. */
export function isDraining(): boolean {
  return shared.isDraining ?? false
}
