import { unstable_rethrow } from 'next/navigation'

/**
 * Waits for a read of a page and gives null where it failed, for the page to show its error text instead.
 * The failure itself was logged where it happened.
 */
export async function settle<T>(read: Promise<T>): Promise<T | null> {
  return await read.catch((error) => {
    unstable_rethrow(error)
    return null
  })
}

/**
 * The same for what is no page: feeds, sitemap, pictures. There Next keeps the answer it has only where the error comes
 * through, so null is given in `next build` alone. Throws what the read throws.
 */
export async function settleInBuild<T>(read: Promise<T>): Promise<T | null> {
  return process.env.NEXT_PHASE === 'phase-production-build' ? await settle(read) : await read
}
