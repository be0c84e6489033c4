import { sql } from 'kysely'
import { env } from '@/lib/env'

/** Whether several processes may use the database: a SQLite file belongs to one. Throws EnvError. */
export function isShared(): boolean {
  return !env().DATABASE_URL.startsWith('file:')
}

/** Postgres's time in ms since 1970, because the clocks of processes may differ. */
export const databaseTime = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
