import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { testDatabaseUrl } from '@/database/testing'
import { bundled } from '@/scripts/gate/bundled'
import { call, lead, upstreamForTest } from '@/upstream/testing'

// Runs the real commands while this process uses the database.
const url = testDatabaseUrl()
const { upstream } = upstreamForTest({ databaseUrl: url, now: () => new Date('2026-11-23T09:08:07Z') })
const environment = { ...process.env, DATABASE_URL: url, API_ROOT_URL: '' }

const program = bundled('scripts/operate/site.ts')

const run = async (command: 'leads' | 'messages', ...words: string[]) => {
  return (await promisify(execFile)(process.execPath, [program, command, ...words], { env: environment }))
    .stdout
}

beforeAll(async () => {
  for (const reference of ['CCC-DDD-FFF', 'GGG-HHH-JJJ'])
    await call(upstream, 'POST', '/api/leads/', { ...lead, reference })
  const taken = (await upstream.database()).updateTable('leads').where('reference', '=', 'CCC-DDD-FFF')
  await taken.set({ withdrawn_at: '2026-11-23T10:11:12.000Z' }).execute()
})

afterAll(() => upstream.close())

test('npm run site -- leads marks a withdrawn lead, in the list and in the CSV', async () => {
  expect((await run('leads')).split('\n\n')).toEqual([
    expect.stringMatching(
      /^#2 {2}GGG-HHH-JJJ {2}2026-11-23 09:08 UTC {2}Data · growth-project-pack\n {2}A B {2}/,
    ),
    expect.stringMatching(
      /^#1 {2}CCC-DDD-FFF .*\n {2}WITHDRAWN on 2026-11-23 10:11 UTC: do not call\n {2}A B /,
    ),
    '2 leads\n',
  ])
  const file = join(mkdtempSync(join(tmpdir(), 'leads-')), 'leads.csv')
  await run('leads', '--csv', file)
  const rows = readFileSync(file, 'utf8').trim().split('\r\n')
  expect(rows[0]).toMatch(/,"withdrawn \(UTC\)"$/)
  expect(rows.slice(1).map((row) => row.split(',').at(-1))).toEqual(['""', '"2026-11-23 10:11:12"'])
})
