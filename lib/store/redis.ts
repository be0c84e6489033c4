import { createHash } from 'node:crypto'
import { Redis } from 'ioredis'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { once } from '@/lib/once'
import { limitCalls } from '@/lib/time/limit-calls'

const pause = once('pause of Redis', () => ({ until: 0 }))

// A visitor waits for it: what takes longer is done without. Tests on a busy machine wait.
const patience = () => Number(process.env.REDIS_PATIENCE_MS ?? 250)
// One that hangs is not asked by each visitor anew.
const rest = 2000

/**
 * The connection of this process to Redis. While Redis is away every command fails at once; it is there again by itself.
 *
 * @returns nothing where none is set, and during a build
 * @throws EnvError
 */
export function siteRedis(): Redis | undefined {
  const { REDIS_URL } = env()
  // A build is the same with it and without.
  if (!REDIS_URL || process.env.NEXT_PHASE === 'phase-production-build') return
  return once('Redis', () => openRedis(REDIS_URL))
}

function openRedis(url: string): Redis {
  const waits = { connectTimeout: 2000, commandTimeout: patience(), maxRetriesPerRequest: 1 }
  const client = new Redis(url, { enableOfflineQueue: false, ...waits })
  const tell = limitCalls(1)
  client.on('error', ({ message }: Error) => {
    if (tell() === 0) log('error', 'redis_away', { reason: message })
  })
  // What failed on the connection before says nothing of this one.
  client.on('ready', () => {
    pause.until = 0
  })
  return client
}

/** Whether Redis hung a moment ago: it is left alone for two seconds, or until there is a new connection. */
export const redisRests = () => Date.now() < pause.until

/** Leaves it alone from now on, as it hangs. */
export function restRedis(): void {
  pause.until = Date.now() + rest
}

/**
 * Asks Redis for what a page can do without.
 *
 * @param ask what to ask
 * @returns the answer; nothing where there is no Redis, where it is away, and where it takes longer than 250 ms: then it is
 *   not asked for two seconds, or until there is a new connection
 */
export async function askRedis<T>(ask: (redis: Redis) => Promise<T>): Promise<T | undefined> {
  const redis = siteRedis()
  if (redis?.status !== 'ready' || redisRests()) return
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis is late')), patience())
  })
  try {
    return await Promise.race([ask(redis), late])
  } catch {
    restRedis()
    return
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The name of a key: several sites may share a Redis.
 *
 * @param parts what it is of
 * @throws EnvError
 */
export function redisKey(...parts: string[]): string {
  const site = createHash('sha256').update(env().SITE_URL).digest('base64url').slice(0, 8)
  return ['site', site, ...parts].join(':')
}
