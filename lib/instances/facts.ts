import { hash, randomUUID } from 'node:crypto'
import { env } from '@/lib/env'
import { askRedis, redisKey } from '@/lib/store/redis'
import { siteDatabase } from '@/lib/store/site-database'

/** Short hashes of the settings that all processes of a site must share. An unknown value has no entry. */
export type Facts = Record<string, string>

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
