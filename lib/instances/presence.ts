import { hash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { askRedis, redisKey } from '@/lib/store/redis'
import { setSharedClock } from '@/lib/store/shared-clock'
import { siteDatabase } from '@/lib/store/site-database'
import { databaseTime, isShared } from './shared-database'

const everyMs = 10_000
const goneAfterMs = 25_000
const wrongByMs = 5000

const self = randomUUID()

/**
 * Registers this process every ten seconds, and logs which settings or clocks of the processes differ. Otherwise a
 * visitor would notice first. Returns a function that unregisters the process. Throws EnvError.
 */
export async function bePresent(build: string): Promise<() => Promise<void>> {
  const { REDIS_URL } = env()
  if (!REDIS_URL && !isShared()) return async () => {}
  if (REDIS_URL && !isShared())
    log('warn', 'half_configured', {
      hint: 'REDIS_URL is set, but DATABASE_URL is a file: a second process would store its own personal data. Use one Postgres for all',
    })
  const look = async () => {
    const facts = await ownFacts(build)
    logDifferences(facts, [...(await othersInRedis(facts)), ...(await othersInPostgres(facts))])
  }
  await look()
  const timer = setInterval(look, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await askRedis((redis) => redis.hdel(redisKey('instances'), self))
    if (isShared()) await forget().catch(() => {})
  }
}

function logDifferences(facts: Facts, others: Facts[]): void {
  const different = differencesOf(facts, others)
  const settings = different.filter((name) => name !== 'build')
  const hint = 'All processes of a site need the same value (docs/operate.md)'
  if (settings.length > 0) log('error', 'instances_differ', { settings: settings.join(', '), hint })
  else if (different.length > 0) log('info', 'builds_differ', { build: facts.build })
}

async function othersInRedis(facts: Facts): Promise<Facts[]> {
  const start = Date.now()
  const time = await askRedis((redis) => redis.time())
  if (!time) return []
  const at = Number(time[0]) * 1000 + Number(time[1]) / 1000
  setSharedClock(at - (start + Date.now()) / 2)
  compareClocks(at - Date.now(), 'Redis')
  const key = redisKey('instances')
  await askRedis((redis) => redis.hset(key, self, JSON.stringify({ at, facts })))
  const stored = (await askRedis((redis) => redis.hgetall(key))) ?? {}
  return Object.entries(stored).flatMap(([id, json]) => {
    const other = JSON.parse(json) as { at: number; facts: Facts }
    const isGone = at - other.at > goneAfterMs
    if (isGone) askRedis((redis) => redis.hdel(key, id))
    return isGone || id === self ? [] : [other.facts]
  })
}

async function othersInPostgres(facts: Facts): Promise<Facts[]> {
  if (!isShared()) return []
  try {
    const db = await siteDatabase()
    const row = { facts: JSON.stringify(facts), seen_at: databaseTime }
    const { seen_at } = await db
      .insertInto('instances')
      .values({ id: self, ...row })
      .onConflict((same) => same.column('id').doUpdateSet(row))
      .returning('seen_at')
      .executeTakeFirstOrThrow()
    compareClocks(Number(seen_at) - Date.now(), 'Postgres')
    await db
      .deleteFrom('instances')
      .where('seen_at', '<', sql<number>`${databaseTime} - ${goneAfterMs}`)
      .execute()
    const others = await db.selectFrom('instances').select('facts').where('id', '<>', self).execute()
    return others.map(({ facts }) => JSON.parse(facts) as Facts)
  } catch {
    return []
  }
}

async function forget(): Promise<void> {
  await (await siteDatabase()).deleteFrom('instances').where('id', '=', self).execute()
}

// Rounds to seconds, so that identical lines are logged only once a minute.
function compareClocks(difference: number, than: string): void {
  if (Math.abs(difference) < wrongByMs) return
  const hint = 'Set this machine’s clock by NTP: sessions, leases and limits depend on it'
  log('error', 'clock_differs', { than, seconds_ahead: -Math.round(difference / 1000), hint })
}

/** Short hashes of the settings that all processes of a site must share. An unknown value has no entry. */
type Facts = Record<string, string>

const names = [
  'SITE_URL',
  'API_ROOT_URL',
  'NEXTAUTH_SECRET',
  'ADDRESS_KEY',
  'REVALIDATE_SECRET',
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
] as const

/** Throws EnvError. */
export async function ownFacts(build: string): Promise<Facts> {
  const settings = env()
  const [database, redis] = await Promise.all([databaseIdentity(), redisIdentity()])
  return Object.fromEntries(
    [...names.map((name) => [name, shortHash(`${name} ${settings[name] ?? ''}`)]), ['build', build]]
      .concat(database ? [['DATABASE_URL', database]] : [])
      .concat(redis ? [['REDIS_URL', redis]] : []),
  )
}

/** The names of the settings that differ, and `build` when the builds do. */
export function differencesOf(own: Facts, others: Facts[]): string[] {
  return Object.keys(own).filter((name) =>
    others.some((other) => other[name] !== undefined && other[name] !== own[name]),
  )
}

// The database itself holds an id, because two addresses may lead to one database, and one address to two.
async function databaseIdentity(): Promise<string | undefined> {
  try {
    const db = await siteDatabase()
    return (await db.selectFrom('identity').select('id').executeTakeFirst())?.id
  } catch {
    return
  }
}

async function redisIdentity(): Promise<string | undefined> {
  if (!env().REDIS_URL) return 'none'
  const key = redisKey('identity')
  await askRedis((redis) => redis.setnx(key, randomUUID()))
  return (await askRedis((redis) => redis.get(key))) ?? undefined
}

// Six digits are too few to reveal a secret, and enough to make collisions rare.
const shortHash = (text: string) => hash('sha256', text).slice(0, 6)
