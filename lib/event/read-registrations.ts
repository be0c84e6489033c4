import { type RawBuilder, type Selectable, sql } from 'kysely'
import { addressHash } from '@/lib/privacy/address-hash'
import { readMailLink } from '@/lib/privacy/mail-links'
import type { Db, RegistrationState, SiteTables } from '@/lib/store/tables'
import { type Round, seated } from './rounds'

type Registration = Selectable<SiteTables['registrations']>

export type RegistrationWithRound = Registration & Omit<Round, 'id'>

const joined = (db: Db) =>
  db.selectFrom('registrations').innerJoin('event_rounds', 'event_rounds.id', 'registrations.round_id')

/** Undefined if the registration was deleted. */
export async function readRegistration(db: Db, id: number): Promise<RegistrationWithRound | undefined> {
  const row = joined(db).selectAll('event_rounds').selectAll('registrations')
  return await row.where('registrations.id', '=', id).executeTakeFirst()
}

/** Undefined for a forged or expired link, and if the registration was deleted or belongs to another address. */
export async function registrationByLink(
  db: Db,
  query: URLSearchParams,
): Promise<RegistrationWithRound | undefined> {
  const [, id, hash] = /^(\d+)-(.+)$/.exec(readMailLink('registration', query) ?? '') ?? []
  const own = id === undefined ? undefined : await readRegistration(db, Number(id))
  return own && addressHash(own.email) === hash ? own : undefined
}

/** The state of the registration from a form; undefined if the form added no registration. */
export async function stateOf(db: Db, reference: string): Promise<RegistrationState | undefined> {
  const row = db.selectFrom('registrations').select('state').where('reference', '=', reference)
  return (await row.executeTakeFirst())?.state
}

/** Counts seats and people of each round that ends after `since`, by date. A seat past its `until` counts as free. */
export async function countSeats(db: Db, at: Date, since = '') {
  const isSeated = sql`state in (${sql.join(seated)}) and (until = '' or until > ${at.toISOString()})`
  return await joined(db)
    .selectAll('event_rounds')
    .select([
      count(isSeated).as('taken'),
      count(sql`state = 'confirmed'`).as('confirmed'),
      count(sql`state = 'waiting'`).as('waiting'),
    ])
    .where('ends_at', '>=', since)
    .groupBy('event_rounds.id')
    .orderBy('starts_at')
    .execute()
}

// Postgres would return a sum as a text.
const count = (condition: RawBuilder<unknown>) =>
  sql<number>`cast(sum(case when ${condition} then 1 else 0 end) as integer)`

/** In the order of registration. */
export async function listRegistrations(db: Db, roundId: number, limit?: number): Promise<Registration[]> {
  const rows = db.selectFrom('registrations').selectAll().where('round_id', '=', roundId)
  const ordered = rows.orderBy('created_at').orderBy('id')
  return await (limit === undefined ? ordered : ordered.limit(limit)).execute()
}
