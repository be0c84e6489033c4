import { fetchCareerPaths } from '@/lib/api/career-paths'
import { readRounds } from '@/lib/api/event-rounds'
import { fullEvents } from '@/lib/api/full-events'
import { upstreamSettings } from '@/lib/api/upstream-settings'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { publicPagesAt } from '@/lib/pages/pages'
import { now } from '@/lib/time/now'
import { stateOf } from '@/lib/time/starts'
import { bakedPictures } from '@/provider/pictures/baked-pictures'
import { type PublicContent, publicContent } from '@/upstream/public-content'

const intervalMs = 20_000

/** Calls this process's own hook; rejects on failure. */
type Hook = (changed: string[]) => Promise<void>

/**
 * Every 20 s, calls the hook with the published, withdrawn and edited records, and with career paths whose
 * starts open, fill up or close. It compares rather than waiting for instants, so far instants and a clock set
 * back need no care. With an outside upstream it watches the provider's pages and pictures. Resolves after the
 * first look.
 */
export async function publishWhenDue(hook: Hook, builtAt: Date): Promise<() => void> {
  const folders = env().API_ROOT_URL ? async () => new Map() : publicContent(upstreamSettings())
  // An event also changes when it is over, closes or fills up. A build counts no seats.
  const eventsAt = async (at: Date) => {
    const rounds = await readRounds(at)
    const records = rounds.map(({ event, seats }) => ({ slug: event, seats }))
    const full = at === builtAt ? [] : await fullEvents(records, at)
    return JSON.stringify([full, rounds.map(({ end, isOpen }) => [end, isOpen])])
  }
  const contentAt = async (at: Date) => {
    const content = new Map([
      ...(await folders(at)),
      ['pages', publicPagesAt(at)],
      ['pictures', await bakedPictures()],
    ])
    const [paths, events] = [content.get('career-paths'), content.get('events')]
    // A build counts no places.
    if (paths) content.set('career-paths', paths + (await statesOfStarts(at, at !== builtAt)))
    if (events) content.set('events', events + (await eventsAt(at)))
    return content
  }
  const look = watchContent(contentAt, hook, builtAt)
  const lookOrSay = () =>
    look().catch(({ message }: Error) => log('error', 'publish_failed', { reason: message }))
  await lookOrSay()
  const timer = setInterval(lookOrSay, intervalMs)
  return () => clearInterval(timer)
}

async function statesOfStarts(at: Date, isCounted: boolean): Promise<string> {
  const starts = (await fetchCareerPaths()).flatMap(({ starts }) => starts)
  return starts.map((start) => stateOf(isCounted ? start : { ...start, taken: null }, at)).join()
}

/** Compares with the last look; rejects when reading or the hook fails, and the next look retries. */
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
