import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Kysely } from 'kysely'
import PostalMime from 'postal-mime'
import { testDatabaseUrl } from '@/database/testing'
import { enqueue } from '@/delivery/outbox'
import { addressHash } from '@/lib/privacy/address-hash'
import { forget } from '@/lib/privacy/forget'
import { setAside } from '@/lib/spam/quarantine'
import { siteDatabase } from '@/lib/store/site-database'
import type { SiteTables } from '@/lib/store/tables'
import { bundled } from '@/scripts/gate/bundled'
import type { Tables } from '@/upstream/tables'
import { call } from '@/upstream/testing'
import { embedded } from './embedded'
import { nextStartSubject } from './messages'
import { tellNextStarts } from './tell-next-start'

const mailDir = mkdtempSync(join(tmpdir(), 'next-start-'))
const contentDir = join(mkdtempSync(join(tmpdir(), 'content-')), 'content')
const file = join(contentDir, 'career-paths', 'data.md')
Object.assign(process.env, {
  ...{ DATABASE_URL: testDatabaseUrl(), MAIL_DIR: mailDir, CONTENT_DIR: contentDir },
  NOW: '2026-11-26T12:00:00Z',
})

cpSync('content', contentDir, { recursive: true })

const save = (closes: string) => {
  const start = `  - { id: spring, date: 2027-02-09, closes: ${closes} }`
  writeFileSync(file, `---\ncareer_name: Data\ndescription: About data\nstarts:\n${start}\n---\n`)
}
const close = () => save('2026-11-01')
const open = () => save('2027-02-01')

let db: Kysely<SiteTables & Tables>

beforeAll(async () => {
  await embedded().database()
  db = (await siteDatabase()) as Kysely<SiteTables & Tables>
})

afterAll(async () => {
  await embedded().close()
  await db.destroy()
})

beforeEach(async () => {
  for (const stream of ['stdout', 'stderr'] as const)
    jest.spyOn(process[stream], 'write').mockReturnValue(true)
  close()
  await embedded().settled()
  await db.deleteFrom('messages').execute()
  await db.deleteFrom('outbox').execute()
})

const request = (email: string, careerName = 'Data') => ({
  ...{ name: 'Ada', email, company: '-', phone_number: '', body: '' },
  ...{ kind: 'start', subject: nextStartSubject(careerName) },
})

async function ask(email: string, careerName?: string): Promise<number> {
  return (await call(embedded(), 'POST', '/api/contact-us/', request(email, careerName))).body.id
}

async function mails() {
  await embedded().settled()
  const all = await Promise.all(
    readdirSync(mailDir).map((name) => PostalMime.parse(readFileSync(join(mailDir, name)))),
  )
  return all.filter(({ subject }) => subject?.includes('new start'))
}
const mailedTo = async (email: string) =>
  (await mails()).filter(({ to }) => to?.[0]?.address === email).length

test('a request gets one mail, once a start of its own path is open', async () => {
  await ask('one@example.com')
  await ask('One@example.com')
  await ask('other@example.com', 'Another path')
  await tellNextStarts(db)
  expect(await mails()).toEqual([])
  open()
  for (let minute = 0; minute < 3; minute++) await tellNextStarts(db)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Data has a new start: Tuesday 9 February 2027')
  expect(mail?.text).toContain('/careerpaths/data/enrol')
  expect(mail?.text).toMatch(/^Hello Ada,/)
  const rows = await db
    .selectFrom('messages')
    .select(['status', 'mailed_at'])
    .where('subject', 'like', '%Data')
    .execute()
  for (const row of rows) expect(row).toEqual({ status: 'answered', mailed_at: '2026-11-26T12:00:00.000Z' })
})

test('three processes mail a request once', async () => {
  await ask('two@example.com')
  open()
  const program = bundled(`
    import { tellNextStarts } from '@/lib/api/tell-next-start'
    import { siteDatabase } from '@/lib/store/site-database'
    await tellNextStarts(await siteDatabase())
    process.exit(0)`)
  await Promise.all(
    [1, 2, 3].map(() => promisify(execFile)(process.execPath, [program], { env: process.env })),
  )
  expect(await mailedTo('two@example.com')).toBe(1)
})

test('a request that is held, closed, deleted or forgotten gets no mail', async () => {
  await setAside(
    { kind: 'message', fields: request('held@example.com') as never },
    { key: 'held', page: '', campaign: '' },
    ['links'],
  )
  const closed = await ask('closed@example.com')
  await db.updateTable('messages').set({ status: 'closed' }).where('id', '=', closed).execute()
  await ask('forgotten@example.com')
  const person = { address: 'forgotten@example.com', hash: addressHash('forgotten@example.com') }
  await forget(db as never, person as never, new Date())
  open()
  await tellNextStarts(db)
  expect((await mails()).filter(({ to }) => /held|closed|forgotten/.test(to?.[0]?.address ?? ''))).toEqual([])
})

test('a request that is deleted after its mail was queued gets no mail', async () => {
  const id = await ask('gone@example.com')
  open()
  const mail = {
    destination: 'mail',
    kind: 'next_start',
    payload: { message: id, path: 'data', start: '2027-02-09' },
  }
  await db.deleteFrom('messages').where('id', '=', id).execute()
  await enqueue(db as never, [mail], new Date())
  expect(await mailedTo('gone@example.com')).toBe(0)
})
