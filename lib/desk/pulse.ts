import { sql } from 'kysely'
import { hasEnquiries } from './desk-page'
import { countRest } from './held'
import type { Db } from './staff'

/** Changes with every new enquiry, action and fault. */
export async function pulseOf(db: Db): Promise<string> {
  const newest = async (table: string) => {
    const { rows } = await sql<{ id: number | null }>`select max(id) as id from ${sql.table(table)}`.execute(
      db,
    )
    return rows[0]?.id ?? 0
  }
  const tables = ['desk_actions', 'quarantine', ...(hasEnquiries() ? ['leads', 'messages'] : [])]
  const { undelivered } = await countRest(db)
  return [...(await Promise.all(tables.map(newest))), undelivered].join(' ')
}
