import { createHash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import { askRedis, redisKey, siteRedis } from '@/lib/store/redis'
import { toOwn, toShared } from '@/lib/store/shared-clock'

type Entry<T> = { value: T; at: number }

const day = 24 * 60 * 60
const largest = 2 * 1024 * 1024
// What lasts for less than this is not worth asking for: by then it is over. So it is of what is made in an outage.
const shortest = 10

/**
 * What another process has made, where it is newer than what this one has. Entries are those of one build: another may read
 * them otherwise.
 *
 * @param newerThan milliseconds since 1970
 */
export async function takeShared<T>(
  build: string,
  key: string,
  newerThan: number,
): Promise<Entry<T> | undefined> {
  const name = nameOf(build, key)
  const stored = Number(await askRedis((redis) => redis.hget(name, 'at')))
  if (!stored || toOwn(stored) <= newerThan) return
  const bytes = await askRedis((redis) => redis.hgetBuffer(name, 'value'))
  if (!bytes) return
  try {
    return { value: deserialize(bytes) as T, at: toOwn(stored) }
  } catch {
    // Written by a newer Node.
    return
  }
}

/**
 * Hands on to the others what this process has made: at once, or never.
 *
 * @param entry the value, plain data with bytes and maps, and when it was made, in milliseconds since 1970
 * @param lasts for how many seconds nobody makes it anew
 */
export async function giveShared(
  build: string,
  key: string,
  { value, at }: Entry<unknown>,
  lasts: number,
): Promise<void> {
  if (lasts < shortest || !siteRedis()) return
  const bytes = serialize(value)
  if (bytes.length > largest) return
  const name = nameOf(build, key)
  await askRedis((redis) =>
    redis
      .multi()
      .hset(name, { at: toShared(at), value: bytes })
      .expire(name, Math.min(day, Math.ceil(lasts)))
      .exec(),
  )
}

function nameOf(build: string, key: string): string {
  return redisKey(build, createHash('sha256').update(key).digest('base64url'))
}
