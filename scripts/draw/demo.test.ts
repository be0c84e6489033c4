import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { backUp } from '@/database/backup'
import { textColumns } from '@/database/text-columns'
import { listEnquiries } from '@/lib/desk/enquiries'
import { listHeld, listUndelivered } from '@/lib/desk/held'
import { parseEnv } from '@/lib/env'
import { countSeats } from '@/lib/event/read-registrations'
import { listSubscribers } from '@/lib/privacy/consents'
import { openSiteDatabase } from '@/lib/store/site-database'
import { bundled } from '@/scripts/gate/bundled'
import { referenceOf } from '@/upstream/reference'
import { call, lead, upstreamForTest } from '@/upstream/testing'
import { demoEnvironment, fillDemo } from './demo-environment.mjs'

const folder = mkdtempSync(join(tmpdir(), 'demo-'))
const environment = demoEnvironment(folder)
// libsql holds a file open even after this process has closed it, so the demo gets a copy.
const [file, before, filled] = ['site.db', 'before.db', 'filled.db'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
]

async function sendToDemo(reference: string, copy: string) {
  const { upstream } = upstreamForTest({ databaseUrl: `file:${copy}` })
  expect(await call(upstream, 'POST', '/api/leads/', { ...lead, reference })).toMatchObject({ status: 201 })
  await upstream.close()
  rmSync(file, { force: true })
  backUp(copy, file)
}

test('the demo replaces its own enquiries, and refuses when the database holds any other', async () => {
  const program = [bundled('scripts/draw/demo-month.ts')]
  await sendToDemo(referenceOf('demo lead 1'), before)
  expect(fillDemo(environment, program)).toMatchObject({
    desk: 'ruth.calder@example.com',
    codes: { length: 10 },
  })
  copyFileSync(file, filled)
  const db = await openSiteDatabase(`file:${filled}`)
  const waiting = await listEnquiries(db, 'waiting', {}, { limit: 999 })
  const others = await listEnquiries(db, 'answered', {}, { limit: 999 })
  expect(waiting.length + others.length).toBe(137)
  expect(waiting.length).toBeGreaterThan(8)
  for (const status of ['answered', 'offered', 'enrolled', 'closed'])
    expect(others.filter((enquiry) => enquiry.status === status).length).toBeGreaterThan(4)
  expect(await listHeld(db, '', null)).toHaveLength(3)
  expect(await listUndelivered(db, null)).toMatchObject([{ kind: 'lead_confirmation', state: 'refused' }])
  expect(await countSeats(db, new Date())).toContainEqual(expect.objectContaining({ seats: 24, taken: 24 }))
  expect((await listSubscribers(db)).length).toBeGreaterThan(9)

  const columns = await textColumns(db as Kysely<unknown>)
  const texts = columns.map(({ table, column }) =>
    sql<object>`select ${sql.ref(column)} from ${sql.table(table)}`.execute(db),
  )
  const addresses = JSON.stringify(await Promise.all(texts)).match(/[\w.+-]+@[\w.-]+\w/g) ?? []
  expect(addresses.filter((address) => !address.endsWith('@example.com'))).toEqual([])
  await db.destroy()

  expect(() => fillDemo({ ...environment, SMTP_URL: 'smtp://127.0.0.1:1' }, program)).toThrow(/npm run demo/)
  await sendToDemo('CCC-DDD-FFF', filled)
  expect(() => fillDemo(environment, program)).toThrow(
    /an enquiry that the demo didn’t make: CCC-DDD-FFF.*delete it/,
  )
}, 120_000)

test('the demo sends nothing away and serves only this machine, whatever the environment and .env files say', () => {
  const all = readFileSync('lib/env.ts', 'utf8').match(/(?<=^ {2})[A-Z_]+(?=: )/gm) ?? []
  const kept = Object.entries(process.env).filter(([name]) =>
    /^(CONTENT_DIR|NEXTAUTH_SECRET|REVALIDATE_SECRET|NEXT_SERVER)/.test(name),
  )
  const hostile = [...all, 'HOST', 'VERCEL'].filter(
    (name) => !kept.some(([other]) => other === name) && name !== 'CONTENT_DIR',
  )
  const cwd = mkdtempSync(join(tmpdir(), 'hostile-'))
  writeFileSync(
    join(cwd, '.env.local'),
    hostile.map((name) => `${name}=https://elsewhere.example.org\n`).join(''),
  )
  const env = { ...process.env, ...Object.fromEntries(hostile.map((name) => [name, 'x'])), ...environment }
  const program = `await import('${resolve('scripts/serve/load-env.mjs')}'); console.log(JSON.stringify(process.env))`
  const said = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd,
    env,
    encoding: 'utf8',
  }).stdout
  const { DATABASE_URL, MAIL_DIR } = environment
  expect(parseEnv(JSON.parse(said))).toEqual(
    parseEnv({ ...Object.fromEntries(kept), DATABASE_URL, MAIL_DIR }),
  )
  expect(JSON.parse(said)).toMatchObject({ HOST: '127.0.0.1', VERCEL: '' })
})
