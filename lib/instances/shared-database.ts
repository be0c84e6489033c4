import { sql } from 'kysely'
import { env } from '@/lib/env'

/** A SQLite file belongs to one process. Throws EnvError. */
export function isShared(): boolean {
  return !env().DATABASE_URL.startsWith('file:')
}

/** In ms since 1970. The clocks of processes may differ. */
export const databaseTime = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
