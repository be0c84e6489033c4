import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { testDatabaseUrl } from '@/database/testing'
import { siteDatabase } from '@/lib/store/site-database'
import type { SiteTables } from '@/lib/store/tables'
import type { Tables } from '@/upstream/tables'
import { call, lead } from '@/upstream/testing'
import { embedded } from './embedded'
import { followRenames } from './follow-renames'
import { nextStartSubject } from './messages'

const folder = mkdtempSync(join(tmpdir(), 'renames-'))
const content = join(folder, 'content')
cpSync('content', content, { recursive: true })
Object.assign(process.env, {
  ...{ DATABASE_URL: testDatabaseUrl(), MAIL_DIR: join(folder, 'mail'), CONTENT_DIR: content },
})

let db: Kysely<SiteTables & Tables>
beforeAll(async () => {
  await embedded().database()
  db = (await siteDatabase()) as Kysely<SiteTables & Tables>
})
beforeEach(() => jest.spyOn(process.stdout, 'write').mockReturnValue(true))
afterAll(async () => {
  await embedded().close()
  await db.destroy()
})

const rename = (slug: string, name: string) => {
  const path = join(content, 'career-paths', `${slug}.md`)
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^career_name: .*$/m, `career_name: ${name}`))
}
const enquire = async (careerPathName: string) =>
  (await call(embedded(), 'POST', '/api/leads/', { ...lead, careerPathName })).body.id as number
const nameOf = async (id: number) =>
  (await db.selectFrom('leads').select('careerPathName').where('id', '=', id).executeTakeFirstOrThrow())
    .careerPathName

test('enquiries and requests for a next start follow the name of their path', async () => {
  await followRenames(db)
  const [security, science] = [await enquire('Cyber Security'), await enquire('Data Science')]
  const request = { name: 'Ada', email: 'ada@example.com', company: 'None', phone_number: '', body: '' }
  const subject = nextStartSubject('Cyber Security')
  const { id } = (await call(embedded(), 'POST', '/api/contact-us/', { ...request, kind: 'start', subject }))
    .body
  rename('cyber-security', 'Security Analyst')
  await followRenames(db)
  await followRenames(db)
  expect([await nameOf(security), await nameOf(science)]).toEqual(['Security Analyst', 'Data Science'])
  const row = db.selectFrom('messages').select('subject').where('id', '=', id)
  expect(await row.executeTakeFirst()).toEqual({ subject: nextStartSubject('Security Analyst') })
})

test('an enquiry keeps the path name that it stores when two paths exchange their names', async () => {
  const id = await enquire('Data Science')
  rename('data-science', 'Security Analyst')
  rename('cyber-security', 'Data Science')
  await followRenames(db)
  expect(await nameOf(id)).toBe('Data Science')
})
