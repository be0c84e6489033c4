import type { Kysely } from 'kysely'
import { enqueue } from '@/delivery/outbox'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { once } from '@/lib/once'
import type { SiteTables } from '@/lib/store/tables'
import { now } from '@/lib/time/now'
import { localDateOf } from '@/lib/time/zones'
import { contentDir } from '@/provider/content-dir'
import { site } from '@/provider/facts/site'
import { contentFolder } from '@/upstream/content'
import { eventData } from '@/upstream/event-data'
import type { Tables } from '@/upstream/tables'
import { startsOf } from './course-starts'
import type { StartChange } from './start-change-mail'
import { webhookSettings } from './upstream-settings'

const standsMs = 30 * 60_000

type Db = Kysely<SiteTables & Tables>

/** A start of a path's file. Without a list its only start has an empty id. */
type FileStart = {
  path: string
  name: string
  id: string
  date: string
  is_cancelled: number
  classTimes: string | null
}

/**
 * Announces moved and cancelled starts to everybody whose enquiry names them, once the change has stood for
 * half an hour. Faults are logged.
 */
export async function tellMovedStarts(open: () => Promise<Kysely<SiteTables>>): Promise<void> {
  // An outside upstream has the leads.
  if (env().API_ROOT_URL) return
  try {
    const at = now()
    const starts = await readStarts(at)
    const db = (await open()) as unknown as Db
    const rows = await db.selectFrom('announced_starts').selectAll().execute()
    for (const start of starts) {
      const row = rows.find(({ path, id }) => path === start.path && id === start.id)
      if (row && !row.change && !changeOf(row, start)) continue
      // One start's fault keeps no other's mails.
      await compare(db, start, at).catch((error) => logFault(error, start.path))
    }
  } catch (error) {
    logFault(error as Error)
  }
}

const logFault = ({ message: reason }: Error, path?: string) =>
  log('error', 'moved_starts_not_told', { path, reason })

async function readStarts(at: Date): Promise<FileStart[]> {
  const files = once('path files', () =>
    contentFolder('career-paths', { contentDir: contentDir(), log, now }),
  )
  return (await files(at)).flatMap((file) => {
    const own = { path: file.slug, name: file.career_name }
    return startsOf(file).starts.map(({ id, courseStart, classTimes, isCancelled }) => ({
      ...{ ...own, id, classTimes, date: courseStart, is_cancelled: Number(isCancelled) },
    }))
  })
}

type Known = Pick<FileStart, 'date' | 'is_cancelled'>

const changeOf = (row: Known, { date, is_cancelled }: Known) =>
  row.date === date && row.is_cancelled === is_cancelled ? '' : `${date} ${is_cancelled}`

async function compare(db: Db, start: FileStart, at: Date): Promise<void> {
  const { path, id, name, date, is_cancelled, classTimes } = start
  const time = at.toISOString()
  await db.transaction().execute(async (trx) => {
    const known = { date, is_cancelled, change: '', changed_at: '' }
    const first = trx.insertInto('announced_starts').values({ path, id, ...known, sequence: 0 })
    await first.onConflict((conflict) => conflict.columns(['path', 'id']).doNothing()).execute()
    // The update locks the row until the transaction ends.
    const own = () => trx.updateTable('announced_starts').where('path', '=', path).where('id', '=', id)
    const row = await own().set({ path }).returningAll().executeTakeFirstOrThrow()
    const change = changeOf(row, start)
    // A start that is over gives way to the next: nobody moved it.
    if (row.date < localDateOf(at, site.timeZone)) {
      await own().set(known).execute()
      return
    }
    if (change !== row.change) {
      await own().set({ change, changed_at: time }).execute()
      return
    }
    if (!change || Date.parse(row.changed_at) > at.getTime() - standsMs) return
    const sequence = row.sequence + 1
    await own()
      .set({ ...known, sequence })
      .execute()
    const leads = await trx
      .updateTable('leads')
      .set({ start: date })
      .where('careerPathName', '=', name)
      .where('start_id', '=', id)
      .where('start', '=', row.date)
      .where('status', 'not in', ['withdrawn', 'closed'])
      .returningAll()
      .execute()
    const how = is_cancelled ? 'cancelled' : row.is_cancelled ? 'restored' : 'moved'
    const items = leads.flatMap((lead) => {
      const about = { person: lead.email_key, record: `lead ${lead.id}` }
      const payload: StartChange = {
        lead: lead.id,
        path,
        start: id,
        from: row.date,
        how,
        sequence,
        classTimes,
      }
      const mail = { ...about, destination: 'mail', kind: 'start_change', payload }
      const type = 'lead.changed' as const
      const isForWebhook = webhookSettings() && date !== row.date
      const data = isForWebhook && { ...lead, subscribe: lead.subscribe === 1 }
      return data
        ? [mail, { ...about, destination: 'webhook', kind: type, payload: eventData(type, data) }]
        : [mail]
    })
    await enqueue(trx as never, items, at)
    if (leads.length > 0) log('info', 'start_change_announced', { path, start: id, how, count: leads.length })
  })
}
