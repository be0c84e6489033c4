import { unstable_rethrow } from 'next/navigation'

/**
 * Waits for a read and gives null where it failed, for the caller to show its error text instead.
 * The failure itself was logged where it happened.
 */
export async function settle<T>(read: Promise<T>): Promise<T | null> {
  return await read.catch((error) => {
    unstable_rethrow(error)
    return null
  })
}
