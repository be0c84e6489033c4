import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { migrate } from '@/database/migrate'
import { openDatabase } from '@/database/open'
import { testDatabaseUrl } from '@/database/testing'
import { listLeads } from './leads'
import { listMessages } from './messages'
import { migrations } from './migrations'
import { call, lead, upstreamForTest } from './testing'

test('records and keys survive the migration of an older database, and keys lose the content of records', async () => {
  const databaseUrl = testDatabaseUrl()
  const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '003'))
  const db = await openDatabase<unknown>(databaseUrl)
  await migrate(db, older)
  const at = new Date().toISOString()
  const sent = { ...lead, jobTitle: '', company: '', message: '' }
  await sql`insert into leads (created_at, "careerPathName", "selectedPlan", "firstName", "lastName", email, "jobTitle",
      company, country, phone, message, source, subscribe, email_key)
    values (${at}, '', '', '', '', 'Ada@BÜCHER.example', '', '', '', '', '', '', 0, 'ada@bÜcher.example')`.execute(
    db,
  )
  await sql`insert into messages (created_at, name, phone_number, email, company, subject, body)
    values (${at}, '', '', 'Ada@Example.com', '', '', '')`.execute(db)
  // In the order in which `check` returns the fields, because the key's hash covers their JSON.
  const values = {
    careerPathName: lead.careerPathName,
    selectedPlan: lead.selectedPlan,
    firstName: 'A',
    lastName: 'B',
  }
  const rest = { email: lead.email, jobTitle: '', company: '', country: 'UK', phone: lead.phone, message: '' }
  const whole = { ...values, ...rest, source: 'Google', subscribe: true }
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  const answer = JSON.stringify({ sent: hash(JSON.stringify(whole)), answer: { id: 1, ...sent } })
  await sql`insert into idempotency_keys (key, created_at, answer) values (${hash('lead one')}, ${at}, ${answer})`.execute(
    db,
  )
  await db.destroy()

  const { upstream } = upstreamForTest({ databaseUrl })
  const now = await upstream.database()
  const keys = await now.selectFrom('idempotency_keys').selectAll().execute()
  expect(JSON.stringify(keys)).not.toContain(lead.email)
  expect(keys).toMatchObject([{ record: 'lead 1' }])
  expect(await now.selectFrom('leads').select('email_key').execute()).toEqual([
    { email_key: 'ada@bücher.example' },
  ])
  expect(await now.selectFrom('messages').select('email_key').execute()).toEqual([
    { email_key: 'ada@example.com' },
  ])
  const made = { reference: expect.stringMatching(/^\w{3}-\w{3}-\w{3}$/), page: '', campaign: '' }
  expect(await listLeads(now)).toMatchObject([{ ...made, billing: '' }])
  expect(await listMessages(now)).toMatchObject([made])
  const repeated = await call(upstream, 'POST', '/api/leads/', lead, { 'Idempotency-Key': 'one' })
  expect([repeated.status, repeated.body.id]).toEqual([201, 1])
  await upstream.close()
})

test('the kind of an older message follows from its subject', async () => {
  const databaseUrl = testDatabaseUrl()
  const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '008'))
  const db = await openDatabase<unknown>(databaseUrl)
  await migrate(db, older)
  const kinds = {
    'Call-back request': 'call-back',
    'Event registration: AI in Finance': 'event',
    'Tell me when it runs again: AI in Finance': 'event',
    'Resource request: A checklist': 'resource',
    'About your Event registration: a question': 'contact',
  }
  for (const subject of Object.keys(kinds))
    await sql`insert into messages (created_at, name, phone_number, email, company, subject, body)
      values ('', '', '', '', '', ${subject}, '')`.execute(db)
  await db.destroy()

  const { upstream } = upstreamForTest({ databaseUrl })
  const now = await listMessages(await upstream.database())
  expect(Object.fromEntries(now.map(({ subject, kind }) => [subject, kind]))).toEqual(kinds)
  await upstream.close()
})
