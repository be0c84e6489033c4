import { upstreamSettings } from '@/lib/api/upstream-settings'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { publicPagesAt } from '@/lib/pages/pages'
import { now } from '@/lib/time/now'
import { bakedPictures } from '@/provider/pictures/baked-pictures'
import { type PublicContent, publicContent } from '@/upstream/public-content'

const often = 20_000

/** Says what has changed to the hook of this very process; rejects where it did not take it. */
type Hook = (changed: string[]) => Promise<void>

/**
 * Looks every 20 seconds for what of the content has become public, was withdrawn or written anew, and calls the hook with
 * it. It asks the clock each time instead of waiting for an instant: so a far one, one that is written anew and a clock that
 * is set back are nothing special. With another upstream it looks at the provider's own pages and their pictures alone.
 *
 * @param builtAt the instant of the build, whose pages show what was public then
 * @returns ends it; by then it has looked once, so that the first visitor of a process misses nothing
 */
export async function publishWhenDue(hook: Hook, builtAt: Date): Promise<() => void> {
  const folders = env().API_ROOT_URL ? async () => new Map() : publicContent(upstreamSettings())
  const contentAt = async (at: Date) =>
    new Map([...(await folders(at)), ['pages', publicPagesAt(at)], ['pictures', await bakedPictures()]])
  const look = watchContent(contentAt, hook, builtAt)
  const lookOrSay = () =>
    look().catch(({ message }: Error) => log('error', 'publish_failed', { reason: message }))
  await lookOrSay()
  const timer = setInterval(lookOrSay, often)
  return () => clearInterval(timer)
}

/**
 * Compares what is public with what was when it was last asked.
 *
 * @param contentAt tells what is public at an instant
 * @returns looks once; it rejects where the content cannot be read or the hook fails, and the next look tries again
 */
export function watchContent(
  contentAt: (at: Date) => Promise<PublicContent>,
  hook: Hook,
  since: Date,
  clock = now,
): () => Promise<void> {
  let shown: PublicContent | undefined
  return async () => {
    shown ??= await contentAt(since)
    const current = await contentAt(clock())
    const changed = [...current.keys()].filter((name) => current.get(name) !== shown?.get(name))
    if (changed.length === 0) return
    await hook(changed)
    shown = current
  }
}
