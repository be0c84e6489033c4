import { Redis } from 'ioredis'
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
import { type Limit, type LimitName, limits } from './limits'

type Store = LimitStore | { kind: 'redis'; client: Redis } | { kind: 'memory' }

// The server and Next bundle this module each for itself; they share what is counted.
const shared = globalThis as typeof globalThis & {
  limitStore?: Promise<Store>
  limiters?: Map<LimitName, Promise<RateLimiterAbstract>>
}
shared.limiters ??= new Map()
const { limiters } = shared

/**
 * What counts the uses of a limit: in Redis or Postgres where there is one, so that several processes count together; else
 * in memory, or in SQLite what is to outlive a restart. While a store is away, each process counts for itself.
 *
 * @throws EnvError
 */
export function limiterOf(name: LimitName): Promise<RateLimiterAbstract> {
  const known = limiters.get(name)
  if (known) return known
  const made = make(name, limits[name])
  limiters.set(name, made)
  return made
}

/**
 * Makes them all before the first request. A promise that is made within a request and lives on holds all that Next knows
 * of that request, and, by the stacks of its errors, of every later one.
 *
 * @throws EnvError
 */
export async function prepareLimiters(): Promise<void> {
  await Promise.all(Object.keys(limits).map((name) => limiterOf(name as LimitName)))
}

async function make(name: LimitName, limit: Limit): Promise<RateLimiterAbstract> {
  const points = Math.max(1, Math.round(limit.points * env().LIMITS_FACTOR))
  const shape = { keyPrefix: name, points, duration: limit.seconds }
  const memory = new RateLimiterMemory(shape)
  if (limit.isLocal) return memory
  shared.limitStore ??= openStore()
  const store = await shared.limitStore
  if (store.kind === 'memory' || (store.kind === 'sqlite' && !limit.isKept)) return memory
  const kept = { ...shape, storeClient: store.client, insuranceLimiter: memory }
  if (store.kind === 'redis') return new RateLimiterRedis(kept)
  const table = { ...kept, tableName: limitTable, tableCreated: true }
  if (store.kind === 'sqlite') return new RateLimiterSQLite({ ...table, storeType: 'better-sqlite3' })
  return new RateLimiterPostgres({ ...table, storeType: 'pool', clearExpiredByTimeout: true })
}

async function openStore(): Promise<Store> {
  const { REDIS_URL, DATABASE_URL } = env()
  if (REDIS_URL) return { kind: 'redis', client: openRedis(REDIS_URL) }
  return await openLimitStore(DATABASE_URL).catch((error: Error): Store => {
    log('error', 'limits_not_kept', { reason: error.message })
    return { kind: 'memory' }
  })
}

// A visitor waits for the count: while Redis is away it fails at once, and memory counts instead.
function openRedis(url: string): Redis {
  const client = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 1000 })
  let isAway = false
  client.on('error', ({ message }: Error) => {
    if (!isAway) log('error', 'redis_away', { reason: message })
    isAway = true
  })
  client.on('ready', () => {
    isAway = false
  })
  return client
}
