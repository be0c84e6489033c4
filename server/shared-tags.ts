import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { askRedis, redisKey } from '@/lib/store/redis'
import { toOwn, toShared } from '@/lib/store/shared-clock'

/** When a tag was called, and from when on what carries it is not to be shown, as Next keeps it: in milliseconds since 1970. */
type Called = { stale?: number; expired?: number }

const key = () => redisKey('tags')
const calledAt = ({ stale, expired }: Called) => stale ?? expired ?? 0

/**
 * Tells the other processes which tags have been called: what was cached before, here and there, is old.
 *
 * @param tags just called in this process
 */
export async function pushTags(tags: string[]): Promise<void> {
  const called = tags.flatMap((tag) => {
    const known = tagsManifest.get(tag)
    return known ? [[tag, JSON.stringify(moved(known, toShared))] as const] : []
  })
  if (called.length > 0) await askRedis((redis) => redis.hset(key(), new Map(called)))
}

/**
 * Learns which tags others have called, and tells those that they could not be told of before.
 *
 * @returns whether Redis has answered
 */
export async function syncTags(): Promise<boolean> {
  const stored = await askRedis((redis) => redis.hgetall(key()))
  if (!stored) return false
  const others = new Map(Object.entries(stored).map(([tag, json]) => [tag, moved(JSON.parse(json), toOwn)]))
  for (const [tag, called] of others)
    if (calledAt(called) > calledAt(tagsManifest.get(tag) ?? {})) tagsManifest.set(tag, called)
  const untold = [...tagsManifest].filter(
    ([tag, called]) => calledAt(called) > calledAt(others.get(tag) ?? {}),
  )
  await pushTags(untold.map(([tag]) => tag))
  return true
}

function moved({ stale, expired }: Called, move: (time: number) => number): Called {
  return {
    ...(stale !== undefined && { stale: move(stale) }),
    ...(expired !== undefined && { expired: move(expired) }),
  }
}
