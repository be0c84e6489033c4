import { useSyncExternalStore } from 'react'

/** True in the server's HTML and while React hydrates it. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
}
