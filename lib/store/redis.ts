import { createHash } from 'node:crypto'
import { Redis } from 'ioredis'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { once } from '@/lib/once'
import { limitCalls } from '@/lib/time/limit-calls'

const pause = once('pause of Redis', () => ({ until: 0 }))

// Milliseconds, as a visitor waits. Tests on a busy machine wait longer.
const patience = () => Number(process.env.REDIS_PATIENCE_MS ?? 250)
// Milliseconds without a call after Redis hung.
const restMs = 2000

/** Reconnects by itself. Undefined without REDIS_URL and during a build. Throws EnvError. */
export function siteRedis(): Redis | undefined {
  const { REDIS_URL } = env()
  // A build is the same with and without Redis.
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
  // A fault of the last connection does not count for this one.
  client.on('ready', () => {
    pause.until = 0
  })
  return client
}

/** Redis hung: it rests for two seconds, or until it reconnects. */
export const redisRests = () => Date.now() < pause.until

/** Leaves it alone from now on, as it hangs. */
export function restRedis(): void {
  pause.until = Date.now() + restMs
}

/** Undefined without Redis, while it is away, and after 250 ms, which makes it rest. */
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

/** Prefixed, as several sites may share a Redis. Throws EnvError. */
export function redisKey(...parts: string[]): string {
  const site = createHash('sha256').update(env().SITE_URL).digest('base64url').slice(0, 8)
  return ['site', site, ...parts].join(':')
}
