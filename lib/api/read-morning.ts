import { type Kysely, sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { textColumns } from '@/database/text-columns'
import { listForPerson } from '@/delivery/for-person'
import type { DeliveryTables } from '@/delivery/tables'
import { callDay } from '@/lib/time/call-day'
import { localDateOf } from '@/lib/time/zones'
import { site } from '@/provider/facts/site'

const oneDayMs = 24 * 60 * 60_000

/**
 * References and numbers, never a name, an address or a typed text. `record` has the form "lead 12".
 * `callBy` is undefined if no call was promised.
 */
export type Morning = Awaited<ReturnType<typeof readMorning>>

/** `day` is in the provider's time zone. With an outside upstream, `waiting` is empty. */
export async function readMorning(db: Kysely<DeliveryTables>, day: string) {
  const tables = new Set((await textColumns(db as Kysely<unknown>)).map(({ table }) => table))
  const stuck = await listForPerson(db)
  return {
    waiting: tables.has('leads') ? await waitingOn(db, day) : [],
    held: tables.has('quarantine') ? await heldIn(db) : [],
    // Omits morning mails: an undelivered one is no news.
    undelivered: stuck.filter(({ kind }) => kind !== 'morning'),
  }
}

type Held = { kind: 'lead' | 'message'; id: number; created_at: string; fields: string }
type Enquiry = { kind: string; id: number; reference: string; created_at: string }

async function waitingOn(db: Kysely<DeliveryTables>, day: string) {
  const since = earliest(day)
  const { rows } = await sql<Enquiry>`
    select 'lead' as kind, id, reference, created_at from leads
      where status = 'received' and withdrawn_at is null and created_at >= ${since}
    union all
    select 'message', id, reference, created_at from messages
      where kind = 'call-back' and status = 'received' and created_at >= ${since}
    order by created_at`.execute(db)
  return rows
    .map((row) => ({ ...row, sent: new Date(row.created_at) }))
    .filter(({ sent }) => lastDay(sent) >= day)
    .map(({ reference, kind, id, sent }) => ({ reference, record: `${kind} ${id}`, callBy: callDay(sent) }))
}

async function heldIn(db: Kysely<DeliveryTables>) {
  const { rows } = await sql<Held>`
    select kind, id, created_at, fields from quarantine order by id`.execute(db)
  return rows.map(({ kind, id, created_at, fields }) => {
    const { reference = '', kind: message }: { reference?: string; kind?: string } = JSON.parse(fields)
    const isPromised = kind === 'lead' || message === 'call-back'
    return { reference, kind, id, callBy: isPromised ? callDay(new Date(created_at)) : undefined }
  })
}

// An unanswered enquiry waits up to its promised day; without a promise, up to the day after it came.
function lastDay(sent: Date): string {
  const came = Temporal.PlainDate.from(localDateOf(sent, site.timeZone))
  return callDay(sent) ?? came.add({ days: 1 }).toString()
}

// Enquiries older than this no longer wait on `day`.
function earliest(day: string): string {
  let sent = Date.parse(`${day}T00:00:00Z`)
  while (lastDay(new Date(sent)) >= day) sent -= oneDayMs
  return new Date(sent).toISOString()
}
