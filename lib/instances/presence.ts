import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { askRedis, redisKey } from '@/lib/store/redis'
import { setSharedClock } from '@/lib/store/shared-clock'
import { siteDatabase } from '@/lib/store/site-database'
import { differencesOf, type Facts, ownFacts } from './facts'
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
