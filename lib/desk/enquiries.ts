import { type RawBuilder, sql } from 'kysely'
import type { Db } from '@/lib/store/tables'
import { weekOf } from '@/lib/time/weeks'
import type { MessageKind } from '@/upstream/extensions'
import { isReference } from '@/upstream/reference'
import type { Status } from '@/upstream/statuses'

/** A lead or message as a row of a list. Instants are ISO. */
export type Enquiry = {
  kind: 'lead' | MessageKind
  id: number
  reference: string
  created_at: string
  due_at: string | null
  queue_at: string
  status: Status
  tries: number
  name: string
  email: string
  phone: string
  about: string
  plan: string
  /** ISO day. */
  start: string
  source: string
  answered_by: string | null
}

const filterNames = ['q', 'path', 'plan', 'source', 'week'] as const
/** `week`: any ISO date within the week. */
export type Filters = Partial<Record<(typeof filterNames)[number], string>>

/** Reads the filters from an address's parameters. Removes NUL characters, which Postgres refuses. */
export function filtersIn(read: (name: string) => string | null | undefined): Filters {
  return Object.fromEntries(
    filterNames.map((name) => [name, read(name)?.replaceAll('\0', '').slice(0, 200) ?? '']),
  )
}

export type EnquiryList = 'waiting' | 'answered'

const shared = sql`id, reference, created_at, due_at, queue_at, status, tries, email, answered_by`
const tables = {
  leads: sql`select 'lead' as kind, ${shared}, "firstName" || ' ' || "lastName" as name, phone,
    "careerPathName" as about, "selectedPlan" as plan, start, source from leads`,
  messages: sql`select kind, ${shared}, name, phone_number as phone, subject as about, '' as plan, '' as start, '' as source
    from messages`,
}
const orders = {
  waiting: {
    by: sql`queue_at, reference`,
    beyond: (at: string, reference: string) => sql`(queue_at, reference) > (${at}, ${reference})`,
  },
  answered: {
    by: sql`created_at desc, reference desc`,
    beyond: (at: string, reference: string) => sql`(created_at, reference) < (${at}, ${reference})`,
  },
}

/** The value of `after` with which `listEnquiries` continues below this enquiry. */
export const cursorAfter = (list: EnquiryList, { queue_at, created_at, reference }: Enquiry) =>
  `${list === 'waiting' ? queue_at : created_at} ${reference}`

/**
 * Lists waiting enquiries, the first due on top, or answered ones, newest first. Each
 * table's first rows come from an index, so a page takes no longer with 100,000 enquiries.
 */
export async function listEnquiries(
  db: Db,
  list: EnquiryList,
  filters: Filters,
  { after = '', limit = 25 }: { after?: string; limit?: number } = {},
): Promise<Enquiry[]> {
  const { by, beyond } = orders[list]
  const [at = '', reference = ''] = after.split(' ')
  const conditions = [
    list === 'waiting' ? sql`status = 'received'` : sql`status <> 'received'`,
    ...(reference ? [beyond(at, reference)] : []),
  ]
  const isOfLeads = filters.path || filters.plan || filters.source
  const from = (isOfLeads ? (['leads'] as const) : (['leads', 'messages'] as const)).map((table) => {
    const all = [...conditions, ...conditionsOf(filters, table)]
    return sql`select * from (${tables[table]} where ${sql.join(all, sql` and `)} order by ${by} limit ${limit}) as ${sql.ref(table)}`
  })
  const { rows } =
    await sql<Enquiry>`${sql.join(from, sql` union all `)} order by ${by} limit ${limit}`.execute(db)
  return rows
}

export async function findEnquiry(db: Db, reference: string): Promise<Enquiry | undefined> {
  const from = Object.values(tables).map((table) => sql`${table} where reference = ${reference}`)
  return (await sql<Enquiry>`${sql.join(from, sql` union all `)}`.execute(db)).rows[0]
}

/** Counts up to a thousand, because nobody reads a higher number. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select * from (select reference from leads where status = 'received' limit 1000) as leads
    union all select * from (select reference from messages where status = 'received' limit 1000) as messages
    limit 1000) as waiting`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

function conditionsOf(
  { q = '', path, plan, source, week }: Filters,
  table: 'leads' | 'messages',
): RawBuilder<unknown>[] {
  const text = q.trim()
  const conditions: RawBuilder<unknown>[] = []
  if (isReference(text.toUpperCase())) conditions.push(sql`reference = ${text.toUpperCase()}`)
  else if (text.includes('@')) conditions.push(sql`email_key like ${patternOf(text, '')} escape '\\'`)
  else if (text) {
    const name = table === 'leads' ? sql`"firstName" || ' ' || "lastName"` : sql`name`
    conditions.push(sql`lower(${name}) like ${patternOf(text, '%')} escape '\\'`)
  }
  if (path) conditions.push(sql`"careerPathName" = ${path}`)
  if (plan) conditions.push(sql`"selectedPlan" = ${plan}`)
  if (source) conditions.push(sql`source = ${source}`)
  const [from, to] = weekOf(week)
  if (from && to) conditions.push(sql`created_at >= ${from}`, sql`created_at < ${to}`)
  return conditions
}

// Databases lower-case letters beyond ASCII differently, so such a letter matches any character.
function patternOf(text: string, before: string): string {
  return `${before}${text
    .toLowerCase()
    .replaceAll(/[\\%_]/g, '\\$&')
    .replaceAll(/[^ -~]/gu, '_')}%`
}
