import { createHash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import { askRedis, redisKey, siteRedis } from '@/lib/store/redis'
import { toOwn, toShared } from '@/lib/store/shared-clock'

type Entry<T> = { value: T; at: number }

const daySeconds = 24 * 60 * 60
const maxBytes = 2 * 1024 * 1024
// Entries with a shorter lifetime, as during an outage, expire before another process reads them.
const minSeconds = 10

/** Another process's entry of this build, when it is newer than `newerThan`. Times are in ms since 1970. */
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
    return
  }
}

/** Shares plain data, bytes and maps with the other processes; without retry. */
export async function giveShared(
  build: string,
  key: string,
  { value, at }: Entry<unknown>,
  seconds: number,
): Promise<void> {
  if (seconds < minSeconds || !siteRedis()) return
  const bytes = serialize(value)
  if (bytes.length > maxBytes) return
  const name = nameOf(build, key)
  await askRedis((redis) =>
    redis
      .multi()
      .hset(name, { at: toShared(at), value: bytes })
      .expire(name, Math.min(daySeconds, Math.ceil(seconds)))
      .exec(),
  )
}

function nameOf(build: string, key: string): string {
  return redisKey(build, createHash('sha256').update(key).digest('base64url'))
}
