import { createHash, randomUUID } from 'node:crypto'
import { env } from '@/lib/env'
import { askRedis, redisKey } from '@/lib/store/redis'
import { siteDatabase } from '@/lib/store/site-database'

/** What must be the same in all processes of a site, each as a short hash; what is not known is missing. */
export type Facts = Record<string, string>

const names = [
  'SITE_URL',
  'API_ROOT_URL',
  'NEXTAUTH_SECRET',
  'ADDRESS_KEY',
  'REVALIDATE_SECRET',
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
] as const

/**
 * What this process was given, to be compared with what others were.
 *
 * @param build what its build is called
 * @throws EnvError
 */
export async function ownFacts(build: string): Promise<Facts> {
  const settings = env()
  const [database, redis] = await Promise.all([databaseIdentity(), redisIdentity()])
  return Object.fromEntries(
    [...names.map((name) => [name, shortHash(`${name} ${settings[name] ?? ''}`)]), ['build', build]]
      .concat(database ? [['DATABASE_URL', database]] : [])
      .concat(redis ? [['REDIS_URL', redis]] : []),
  )
}

/**
 * What differs between processes of one site.
 *
 * @returns the names of the settings, and `build`
 */
export function differencesOf(own: Facts, others: Facts[]): string[] {
  return Object.keys(own).filter((name) =>
    others.some((other) => other[name] !== undefined && other[name] !== own[name]),
  )
}

// Two addresses may lead to one database, and one address to two: what counts is what was written into it when it was made.
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

// So short that it tells nothing of a secret, and long enough that two seldom have the same.
function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 6)
}
