import { hash } from 'node:crypto'
import { Redis } from 'ioredis'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { once } from '@/lib/once'
import { limitCalls } from '@/lib/time/limit-calls'

const pause = once('pause of Redis', () => ({ until: 0 }))

// Short, because a visitor is waiting. Tests on a busy machine wait longer.
const timeoutMs = () => Number(process.env.REDIS_TIMEOUT_MS ?? 250)
const pauseMs = 2000

/** The site's client, which reconnects by itself. Undefined without REDIS_URL and in a build. Throws EnvError. */
export function siteRedis(): Redis | undefined {
  const { REDIS_URL } = env()
  // A build uses no Redis, so that its result does not depend on one.
  if (!REDIS_URL || process.env.NEXT_PHASE === 'phase-production-build') return
  return once('Redis', () => openRedis(REDIS_URL))
}

function openRedis(url: string): Redis {
  const waits = { connectTimeout: 2000, commandTimeout: timeoutMs(), maxRetriesPerRequest: 1 }
  const client = new Redis(url, { enableOfflineQueue: false, ...waits })
  const secondsUntilLog = limitCalls(1)
  client.on('error', ({ message }: Error) => {
    if (secondsUntilLog() === 0) log('error', 'redis_away', { reason: message })
  })
  // A new connection ends the pause that a failed call began.
  client.on('ready', () => {
    pause.until = 0
  })
  return client
}

/** True for two seconds after `pauseRedis()`, or until a reconnection. */
export const isRedisPaused = () => Date.now() < pause.until

/** Stops calls to Redis for two seconds, after one has failed or hung. */
export function pauseRedis(): void {
  pause.until = Date.now() + pauseMs
}

/**
 * Returns the result of `ask`. Undefined without Redis, while it is away or paused, and when the call fails or
 * takes over 250 ms. A failed or late call starts a pause.
 */
export async function askRedis<T>(ask: (redis: Redis) => Promise<T>): Promise<T | undefined> {
  const redis = siteRedis()
  if (redis?.status !== 'ready' || isRedisPaused()) return
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis is late')), timeoutMs())
  })
  try {
    return await Promise.race([ask(redis), late])
  } catch {
    pauseRedis()
    return
  } finally {
    clearTimeout(timer)
  }
}

/** Joins `parts` to a key. Its prefix names this site, because several sites may share a Redis. Throws EnvError. */
export function redisKey(...parts: string[]): string {
  const site = hash('sha256', env().SITE_URL, 'base64url').slice(0, 8)
  return ['site', site, ...parts].join(':')
}
