import { type RawBuilder, sql } from 'kysely'
import type { Db } from '@/lib/store/tables'
import { silentActs } from './actions'
import { hasEnquiries } from './desk-page'
import { countRest } from './held'

/** A text that changes with each new enquiry, change and undelivered item, but not when a member reads. */
export async function pulseOf(db: Db): Promise<string> {
  const newest = async (from: RawBuilder<unknown>) => {
    const { rows } = await sql<{ id: number | null }>`select max(id) as id from ${from}`.execute(db)
    return rows[0]?.id ?? 0
  }
  const tables = ['quarantine', ...(hasEnquiries() ? ['leads', 'messages'] : [])].map((name) =>
    sql.table(name),
  )
  const changes = sql`desk_actions where act not in (${sql.join(silentActs)})`
  const { undelivered } = await countRest(db)
  return [...(await Promise.all([changes, ...tables].map(newest))), undelivered].join(' ')
}
