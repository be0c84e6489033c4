import { type RawBuilder, sql } from 'kysely'
import { cookies } from 'next/headers'
import { deskOf } from '@/lib/desk/access'
import { silentActs } from '@/lib/desk/actions'
import { hasEnquiries } from '@/lib/desk/desk-page'
import { countRest } from '@/lib/desk/held'
import type { Db } from '@/lib/store/tables'

/** Returns a text that changes when the desk's content changes. An open desk polls it each second. */
export async function GET() {
  const desk = await deskOf(await cookies())
  if (!desk?.isOpen) return new Response(null, { status: 404 })
  return new Response(await pulseOf(desk.db), { headers: { 'Cache-Control': 'no-store' } })
}

/** A text that changes with each new enquiry, change and undelivered item, but not when a member reads. */
async function pulseOf(db: Db): Promise<string> {
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
