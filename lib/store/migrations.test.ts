import { sql } from 'kysely'
import { migrate } from '@/database/migrate'
import { openDatabase } from '@/database/open'
import { testDatabaseUrl } from '@/database/testing'
import { listSuspects } from '@/lib/spam/quarantine'
import { siteMigrations } from './migrations'
import { openSiteDatabase } from './site-database'

test('suspects from before the migration stay, and each gets its own key', async () => {
  const url = testDatabaseUrl()
  const older = Object.fromEntries(Object.entries(siteMigrations).filter(([name]) => name < '005'))
  const before = await openDatabase<unknown>(url)
  await migrate(before, older, 'site_migrations')
  for (const email of ['ada@example.com', 'bob@example.com']) {
    await sql`insert into quarantine (created_at, kind, email_key, reasons, fields)
      values ('', 'lead', ${email}, '', ${JSON.stringify({ email })})`.execute(before)
  }
  await before.destroy()

  const db = await openSiteDatabase(url)
  const suspects = await listSuspects(db, 'lead')
  expect(suspects.map(({ fields }) => fields.email)).toEqual(['bob@example.com', 'ada@example.com'])
  expect(new Set(suspects.map(({ key }) => key)).size).toBe(2)
  expect(suspects.every(({ key }) => key)).toBe(true)
  await db.destroy()
})

test('a suspect from before the migration gets its kind from its subject', async () => {
  const url = testDatabaseUrl()
  const older = Object.fromEntries(Object.entries(siteMigrations).filter(([name]) => name < '008'))
  const before = await openDatabase<unknown>(url)
  await migrate(before, older, 'site_migrations')
  for (const [kind, subject] of [
    ['message', 'Call-back request'],
    ['message', 'Resource request: A checklist'],
    ['message', 'Hello'],
    ['lead', undefined],
  ])
    await sql`insert into quarantine (created_at, kind, email_key, reasons, fields, key)
      values ('', ${kind}, '', '', ${JSON.stringify({ subject })}, ${subject ?? 'lead'})`.execute(before)
  await before.destroy()

  const db = await openSiteDatabase(url)
  const messages = await listSuspects(db, 'message')
  expect(messages.map(({ fields }) => fields.kind)).toEqual(['contact', 'resource', 'call-back'])
  expect((await listSuspects(db, 'lead'))[0]?.fields).toEqual({})
  await db.destroy()
})
