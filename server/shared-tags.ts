import { askRedis, redisKey, siteRedis } from '@/lib/store/redis'
import { toOwn, toShared } from '@/lib/store/shared-clock'
import { calledTags, type TagTimes } from './next-internals'

const key = () => redisKey('tags')
const calledAt = ({ stale, expired }: TagTimes) => stale ?? expired ?? 0

/** Shares the times when this process revalidated tags, so that older entries are stale in every process. */
export async function pushTags(tags: string[]): Promise<void> {
  const all = siteRedis() && (await calledTags())
  const called = tags.flatMap((tag) => {
    const known = all?.get(tag)
    return known ? [[tag, JSON.stringify(moved(known, toShared))] as const] : []
  })
  if (called.length > 0) await askRedis((redis) => redis.hset(key(), new Map(called)))
}

/** Reads the tags that other processes revalidated, and shares those that Redis lacks. False while Redis is away. */
export async function syncTags(): Promise<boolean> {
  const stored = await askRedis((redis) => redis.hgetall(key()))
  if (!stored) return false
  const all = await calledTags()
  if (!all) return true
  const others = new Map(Object.entries(stored).map(([tag, json]) => [tag, moved(JSON.parse(json), toOwn)]))
  for (const [tag, called] of others)
    if (calledAt(called) > calledAt(all.get(tag) ?? {})) all.set(tag, called)
  const missed = [...all].filter(([tag, called]) => calledAt(called) > calledAt(others.get(tag) ?? {}))
  await pushTags(missed.map(([tag]) => tag))
  return true
}

function moved({ stale, expired }: TagTimes, move: (time: number) => number): TagTimes {
  return {
    ...(stale !== undefined && { stale: move(stale) }),
    ...(expired !== undefined && { expired: move(expired) }),
  }
}
