import type { Kysely } from 'kysely'
import { enqueue } from '@/delivery/outbox'
import { log } from '@/lib/log'
import { insertOnce } from '@/lib/store/site-database'
import type { SiteTables } from '@/lib/store/tables'
import { firstClass } from '@/lib/time/first-class'
import { now } from '@/lib/time/now'
import type { StartRules } from '@/lib/time/starts'
import { localDateOf } from '@/lib/time/zones'
import { eventData } from '@/upstream/event-data'
import type { Tables } from '@/upstream/tables'
import { startsOf } from './course-starts'
import { readPathFiles } from './follow-renames'
import type { StartChange } from './start-change-mail'
import { webhookSettings } from './upstream-settings'

const standsMs = 30 * 60_000

type Db = Kysely<SiteTables & Tables>

/** A start in a path's file. The only start of a file without a list has an empty id. */
type FileStart = Pick<StartRules, 'id' | 'timeZone' | 'classTimes'> & {
  path: string
  name: string
  date: string
  is_cancelled: number
  /** Ids of the path's other starts. */
  otherIds: string[]
}

/**
 * Announces moved and cancelled starts to everybody whose enquiry names them, once the change is half an hour
 * old.
 */
export async function tellMovedStarts(db: Db): Promise<void> {
  const at = now()
  const starts = await readStarts(at)
  const rows = await db.selectFrom('announced_starts').selectAll().execute()
  for (const start of starts) {
    const row = rows.find(({ path, id }) => path === start.path && id === start.id)
    if (row && !row.change && !changeOf(row, start)) continue
    // An error at one start must not stop the mails of the others.
    await compare(db, start, at).catch(({ message: reason }: Error) =>
      log('error', 'moved_starts_not_told', { path: start.path, reason }),
    )
  }
}

async function readStarts(at: Date): Promise<FileStart[]> {
  return (await readPathFiles(at)).flatMap((file) => {
    const own = { path: file.slug, name: file.career_name }
    const { starts } = startsOf(file)
    return starts.map(({ id, courseStart, timeZone, classTimes, isCancelled }) => ({
      ...{ ...own, id, timeZone, classTimes, date: courseStart, is_cancelled: Number(isCancelled) },
      otherIds: starts.map((other) => other.id).filter((other) => other !== id),
    }))
  })
}

type Known = Pick<FileStart, 'date' | 'is_cancelled'>

const changeOf = (row: Known, { date, is_cancelled }: Known) =>
  row.date === date && row.is_cancelled === is_cancelled ? '' : `${date} ${is_cancelled}`

// Marks a change that was taken back before its mails: enquiries that came meanwhile may name the changed day.
const back = 'back'

async function compare(db: Db, start: FileStart, at: Date): Promise<void> {
  const { path, id, name, date, is_cancelled, classTimes, timeZone } = start
  const time = at.toISOString()
  const today = localDateOf(at, timeZone)
  await db.transaction().execute(async (trx: Db) => {
    const known = { date, is_cancelled, change: '', changed_at: '' }
    const first = { path, id, ...known, sequence: 0 }
    if (await insertOnce(trx, 'announced_starts', first)) await adopt(trx, start)
    // The update locks the row until the transaction ends.
    const own = () => trx.updateTable('announced_starts').where('path', '=', path).where('id', '=', id)
    const row = await own().set({ path }).returningAll().executeTakeFirstOrThrow()
    const dayOf = (courseStart: string) => firstClass({ courseStart, classTimes }) ?? courseStart
    // The next year's start replaces a start that is over, so this is no move.
    if (dayOf(row.date) < today) {
      await own().set(known).execute()
      return
    }
    const change = changeOf(row, start) || (row.change && back)
    if (change !== row.change) {
      await own().set({ change, changed_at: time }).execute()
      return
    }
    if (!change || Date.parse(row.changed_at) > at.getTime() - standsMs) return
    const leads = await trx
      .selectFrom('leads')
      .selectAll()
      .where('careerPathName', '=', name)
      .where('start_id', '=', id)
      .where('start', '!=', '')
      .where('status', 'not in', ['withdrawn', 'closed'])
      .execute()
    const theirs = leads.filter((lead) => dayOf(lead.start) >= today)
    const isNews = (lead: { start: string }) => {
      if (is_cancelled !== row.is_cancelled && change !== back) return true
      return is_cancelled ? lead.start !== row.date : dayOf(lead.start) !== dayOf(date)
    }
    const count = theirs.filter(isNews).length
    const sequence = row.sequence + Number(count > 0)
    await own()
      .set({ ...known, sequence })
      .execute()
    const ids = theirs.map((lead) => lead.id)
    if (ids.length > 0) await trx.updateTable('leads').set({ start: date }).where('id', 'in', ids).execute()
    const how = is_cancelled ? 'cancelled' : row.is_cancelled ? 'restored' : 'moved'
    const items = theirs.flatMap((lead) => {
      const about = { person: lead.email_key, record: `lead ${lead.id}` }
      const payload: StartChange = {
        lead: lead.id,
        path,
        start: id,
        from: lead.start,
        how,
        sequence,
        classTimes,
      }
      const mail = { ...about, destination: 'mail', kind: 'start_change', payload }
      const type = 'lead.changed' as const
      const data = webhookSettings() && { ...lead, start: date, subscribe: lead.subscribe === 1 }
      return [
        ...(isNews(lead) ? [mail] : []),
        ...(data && lead.start !== date
          ? [{ ...about, destination: 'webhook', kind: type, payload: eventData(type, data) }]
          : []),
      ]
    })
    await enqueue(trx, items, at)
    if (count > 0) log('info', 'start_change_announced', { path, start: id, how, count })
  })
}

// Gives enquiries for this day the new id. A file may replace its only start by a list, or rename an id.
async function adopt(trx: Db, { name, id, date, otherIds }: FileStart): Promise<void> {
  await trx
    .updateTable('leads')
    .set({ start_id: id })
    .where('careerPathName', '=', name)
    .where('start', '=', date)
    .$if(otherIds.length > 0, (query) => query.where('start_id', 'not in', otherIds))
    .execute()
}
