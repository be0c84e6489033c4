import { sql } from 'kysely'
import { env } from '@/lib/env'

/**
 * Whether other processes can have the same database: a file belongs to one.
 *
 * @throws EnvError
 */
export function isShared(): boolean {
  return !env().DATABASE_URL.startsWith('file:')
}

/** The time of Postgres, in milliseconds since 1970: the processes' own clocks may differ. */
export const databaseTime = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
