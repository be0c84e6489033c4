import { type Kysely, sql } from 'kysely'
import { enqueue } from '@/delivery/outbox'
import { log } from '@/lib/log'
import type { SiteTables } from '@/lib/store/tables'
import { now } from '@/lib/time/now'
import { openStarts } from '@/lib/time/starts'
import type { Tables } from '@/upstream/tables'
import { fetchCareerPaths } from './career-paths'
import { nextStartSubject } from './messages'

type Db = Kysely<SiteTables & Tables>

/** Mails everybody who requested the next start of a path, once the path has an open start. */
export async function tellNextStarts(db: Db): Promise<void> {
  const waiting = db.selectFrom('messages').select('subject').distinct()
  const rows = await waiting.where('kind', '=', 'start').where('mailed_at', 'is', null).execute()
  const subjects = new Set(rows.map(({ subject }) => subject))
  if (subjects.size === 0) return
  for (const path of await fetchCareerPaths()) {
    const subject = nextStartSubject(path.careerName)
    const [next] = openStarts(path)
    if (!next || !subjects.has(subject)) continue
    const count = await tell(db, subject, { path: path.slug, start: next.courseStart })
    if (count > 0) log('info', 'next_start_mailed', { path: path.slug, count })
  }
}

// A request that staff closed gets no mail. An address with several requests gets one mail.
async function tell(db: Db, subject: string, about: { path: string; start: string }): Promise<number> {
  const at = now()
  const time = at.toISOString()
  return await db.transaction().execute(async (trx: Db) => {
    const told = await trx
      .updateTable('messages')
      .set({
        mailed_at: time,
        status: sql`case when status = 'received' then 'answered' else status end`,
        answered_at: sql`coalesce(answered_at, ${time})`,
      })
      .where('kind', '=', 'start')
      .where('subject', '=', subject)
      .where('mailed_at', 'is', null)
      .where('status', '!=', 'closed')
      .returning(['id', 'email_key'])
      .execute()
    const items = [...new Map(told.map(({ id, email_key }) => [email_key, id]))].map(([person, id]) => ({
      ...{ destination: 'mail', kind: 'next_start', person, record: `message ${id}` },
      payload: { message: id, ...about },
    }))
    await enqueue(trx, items, at)
    return items.length
  })
}
