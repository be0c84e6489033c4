import { once as event } from 'node:events'
import type { Redis } from 'ioredis'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterSQLite,
} from 'rate-limiter-flexible'
import { type LimitStore, limitTable, openLimitStore } from '@/database/limit-store'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { once } from '@/lib/once'
import { isRedisPaused, pauseRedis, siteRedis } from '@/lib/store/redis'
import { limitCalls } from '@/lib/time/limit-calls'
import { outsideRequests } from '@/lib/visit/visit'
import { type Limit, type LimitName, limits } from './limits'

type Store = LimitStore | { kind: 'redis'; client: Redis } | { kind: 'memory' }

/** Counts in Redis, Postgres or SQLite. A limit with `isLocal`, or on SQLite without `isKept`, counts in memory. */
export function limiterOf(name: LimitName): Promise<RateLimiterAbstract> {
  const limiters = once('limiters', () => new Map<LimitName, Promise<RateLimiterAbstract>>())
  const known = limiters.get(name)
  if (known) return known
  const made = make(name, limits[name])
  limiters.set(name, made)
  return made
}

/** Runs before the first request. A promise that a request creates would hold the request's data in memory. */
export async function prepareLimiters(): Promise<void> {
  await Promise.all(Object.keys(limits).map((name) => limiterOf(name as LimitName)))
}

async function make(name: LimitName, limit: Limit): Promise<RateLimiterAbstract> {
  const points = Math.max(1, Math.round(limit.points * env().LIMITS_FACTOR))
  const shape = { keyPrefix: name, points, duration: limit.seconds }
  if (limit.isLocal) return new Memory(shape)
  const store = await once('limit store', openStore)
  if (store.kind === 'memory' || (store.kind === 'sqlite' && !limit.isKept)) return new Memory(shape)
  const standIn = new StandIn(shape)
  const kept = { ...shape, storeClient: store.client, insuranceLimiter: standIn }
  if (store.kind === 'redis') return new Shared(kept, standIn)
  const table = { ...kept, tableName: limitTable, tableCreated: true }
  if (store.kind === 'sqlite') return new RateLimiterSQLite({ ...table, storeType: 'better-sqlite3' })
  return new RateLimiterPostgres({ ...table, storeType: 'pool', clearExpiredByTimeout: true })
}

// Each key has a timer, which would hold its request in memory.
class Memory extends RateLimiterMemory {
  override consume(...use: Parameters<RateLimiterMemory['consume']>) {
    return outsideRequests(() => super.consume(...use))
  }

  override penalty(...use: Parameters<RateLimiterMemory['penalty']>) {
    return outsideRequests(() => super.penalty(...use))
  }

  override block(...use: Parameters<RateLimiterMemory['block']>) {
    return outsideRequests(() => super.block(...use))
  }
}

// When Redis hangs, a visitor waits for it once, and not at each limit.
class Shared extends RateLimiterRedis {
  constructor(
    options: ConstructorParameters<typeof RateLimiterRedis>[0],
    private readonly standIn: StandIn,
  ) {
    super(options)
  }

  override async consume(...use: Parameters<RateLimiterRedis['consume']>) {
    if (isRedisPaused()) return await this.standIn.consume(...use)
    return await super.consume(...use)
  }
}

const secondsUntilLog = limitCalls(1)

// Counts only for this process while the store is away, and logs the outage once a minute.
class StandIn extends Memory {
  override consume(...use: Parameters<RateLimiterMemory['consume']>) {
    if (!isRedisPaused()) pauseRedis()
    if (secondsUntilLog() === 0)
      log('error', 'limits_not_kept', { reason: 'the store of the limits does not answer' })
    return super.consume(...use)
  }
}

async function openStore(): Promise<Store> {
  const redis = siteRedis()
  if (redis) return { kind: 'redis', client: await opened(redis) }
  return await openLimitStore(env().DATABASE_URL).catch((error: Error): Store => {
    log('error', 'limits_not_kept', { reason: error.message })
    return { kind: 'memory' }
  })
}

// Without this wait, a process would count its first calls in its own memory.
async function opened(client: Redis): Promise<Redis> {
  if (client.status !== 'ready') await event(client, 'ready').catch(() => {})
  return client
}
