import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import PostalMime from 'postal-mime'
import { testDatabaseUrl } from '@/database/testing'
import { enqueue } from '@/delivery/outbox'
import { setAside } from '@/lib/spam/quarantine'
import { siteDatabase } from '@/lib/store/site-database'
import type { SiteTables } from '@/lib/store/tables'
import type { MessageKind } from '@/upstream/extensions'
import type { Tables } from '@/upstream/tables'
import { call, lead } from '@/upstream/testing'
import { embedded } from './embedded'
import { enqueueMorning } from './tell-morning'

/** 8:00 in London on a Tuesday, two days after the clocks went forward and one day after a holiday. */
export const at = '2027-03-30T07:00:00.000Z'

/** The sender of every form. */
export const ada = 'ada.lovelace@example.com'

type Database = Kysely<SiteTables & Tables>

/**
 * A site at the instant `at` with its own database and mail folder; each test begins empty. `lines` holds the
 * log.
 */
export function siteOfMornings() {
  const mailDir = mkdtempSync(join(tmpdir(), 'morning-'))
  const url = testDatabaseUrl()
  const settings = { NOW: at, DATABASE_URL: url, LEADS_EMAIL: 'admissions@example.com', MAIL_DIR: mailDir }
  Object.assign(process.env, settings)
  const lines: string[] = []
  let db: Database

  beforeAll(async () => {
    await embedded().database()
    db = (await siteDatabase()) as Database
  })

  beforeEach(async () => {
    for (const stream of ['stdout', 'stderr'] as const)
      jest.spyOn(process[stream], 'write').mockImplementation((line) => lines.push(String(line)) > 0)
    await embedded().settled()
    rmSync(mailDir, { recursive: true, force: true })
    for (const table of ['outbox', 'mornings', 'quarantine', 'leads', 'messages'] as const)
      await db.deleteFrom(table).execute()
    lines.length = 0
  })

  afterAll(async () => {
    await embedded().close()
    await db.destroy()
  })

  return {
    url,
    lines,
    db: () => db,
    decide: (instant: string, on: object = db) => enqueueMorning(on as never, new Date(instant)),
    items: () =>
      db.selectFrom('outbox').select(['state', 'reason', 'payload']).where('kind', '=', 'morning').execute(),

    async mails() {
      await embedded().settled()
      const names = existsSync(mailDir) ? readdirSync(mailDir) : []
      const mails = await Promise.all(
        names.map((name) => PostalMime.parse(readFileSync(join(mailDir, name)))),
      )
      return mails.filter(({ subject }) => /to call|held|not delivered/.test(subject ?? ''))
    },

    async insertLead(reference: string, change: { created_at?: string; withdrawn_at?: string } = {}) {
      const fields = { ...lead, email: ada, firstName: 'Ada', message: 'Call me maybe', reference }
      const { id } = (await call(embedded(), 'POST', '/api/leads/', fields)).body
      await db
        .updateTable('leads')
        .set({ reference, ...change })
        .where('id', '=', id)
        .execute()
      return id as number
    },

    async insertMessage(reference: string, kind: MessageKind) {
      const typed = { name: 'Ada', email: ada, company: 'Analytical', subject: 'Machines', body: 'Engines' }
      const fields = { ...typed, kind, reference }
      return (await call(embedded(), 'POST', '/api/contact-us/', fields)).body.id as number
    },

    async hold(key: string, kind: 'lead' | 'message', change: Record<string, unknown> = {}) {
      const fields = { email: ada, firstName: 'Ada', message: 'Cheap pills', ...change } as never
      const held = await setAside({ kind, fields }, { key, page: '/', campaign: '' }, ['has links'])
      const row = db.selectFrom('quarantine').select('id').where('key', '=', key)
      return { id: (await row.executeTakeFirstOrThrow()).id, reference: held?.reference ?? '' }
    },

    async strand(kind: string) {
      const item = { destination: 'mail', kind, payload: { lead: 707 }, person: ada, record: 'lead 707' }
      await enqueue(db as never, [item], new Date(at))
      const stuck = db.updateTable('outbox').set({ state: 'stuck', ended_at: at })
      const row = await stuck.where('record', '=', item.record).returning('id').executeTakeFirstOrThrow()
      return row.id
    },
  }
}
