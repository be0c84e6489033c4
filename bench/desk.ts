// Measures the desk's lists with 100,000 waiting leads: only the reads of the database, in ms. DATABASE_URL names an
// empty database. Without it, the program creates a SQLite file.
import '../scripts/serve/load-env.mjs'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { embedded } from '@/lib/api/embedded'
import { countWaiting, cursorAfter, listEnquiries } from '@/lib/desk/enquiries'
import { countRest } from '@/lib/desk/held'
import { readFigures } from '@/lib/figures/read-figures'
import { siteDatabase } from '@/lib/store/site-database'
import { call, lead } from '@/upstream/testing'
import { quantile } from './table.mjs'

const count = 100_000
const folder = mkdtempSync(join(tmpdir(), 'bench-desk-'))
process.env.DATABASE_URL ??= `file:${join(folder, 'site.db')}`
process.env.MAIL_DIR = join(folder, 'mail')

const all = await embedded().database()
const db = await siteDatabase()
await call(embedded(), 'POST', '/api/leads/', lead)
const { id: _, ...row } = await all.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
const leadAt = (number: number) => {
  const at = new Date(Date.parse('2027-01-01') + number * 60_000).toISOString()
  const sender = { firstName: `Name${number}`, email_key: `name${number}@example.com` }
  return { ...row, ...sender, reference: `R${number}`, created_at: at, queue_at: at, due_at: at }
}
for (let at = 0; at < count; at += 100) {
  const rows = Array.from({ length: 100 }, (_, index) => leadAt(at + index))
  await all.insertInto('leads').values(rows).execute()
}
await sql`analyze`.execute(db)

const limit = 26
const last = leadAt(count - 1)
await measure('waiting and the counts of the tabs', () =>
  Promise.all([listEnquiries(db, 'waiting', {}, { limit }), countWaiting(db), countRest(db)]),
)
const after = cursorAfter('waiting', { ...leadAt(90_000), kind: 'lead' } as never)
await measure('waiting, after 90,000', () => listEnquiries(db, 'waiting', {}, { after, limit }))
await measure('a name', () => listEnquiries(db, 'waiting', { q: last.firstName }, { limit }))
await measure('an address', () => listEnquiries(db, 'waiting', { q: last.email_key }, { limit }))
await measure('a career path', () => listEnquiries(db, 'waiting', { path: row.careerPathName }, { limit }))
const until = last.created_at.slice(0, 10)
await measure('the figures, all in 13 weeks', () => readFigures(db, until, { now: new Date(), count: 13 }))
await embedded().close(0)
await db.destroy()

async function measure(name: string, read: () => Promise<unknown>): Promise<void> {
  const times: number[] = []
  for (let run = 0; run < 60; run++) {
    const start = performance.now()
    await read()
    times.push(performance.now() - start)
  }
  const shown = [0.5, 0.95].map((share) => quantile(times, share).toFixed(1).padStart(7))
  process.stdout.write(`${name.padEnd(36)} median ${shown[0]}  p95 ${shown[1]}\n`)
}
