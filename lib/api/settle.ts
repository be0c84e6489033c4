import { cacheLife } from 'next/cache'
import { unstable_rethrow } from 'next/navigation'

/**
 * Waits for a read of a page and gives null where it failed, for the page to show its error text instead; the page is
 * then made anew after ten seconds. The failure itself was logged where it happened.
 */
export async function settle<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    unstable_rethrow(error)
    await soonAgain()
    return null
  }
}

// A page lives as long as what it is made of: it would otherwise keep its error text for a quarter of an hour.
async function soonAgain() {
  'use cache'
  cacheLife({ stale: 30, revalidate: 10, expire: 300 })
}

/**
 * The same for what is no page: feeds, sitemap, pictures. There Next keeps the answer it has only where the error comes
 * through, so null is given in `next build` alone. Throws what the read throws.
 */
export async function settleInBuild<T>(read: Promise<T>): Promise<T | null> {
  return process.env.NEXT_PHASE === 'phase-production-build' ? await settle(read) : await read
}
