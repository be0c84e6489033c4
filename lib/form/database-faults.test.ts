import { closeSync, mkdtempSync, openSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import Database from 'libsql'
import { filePath } from '@/database/open'
import { fetchCareerPaths } from '@/lib/api/career-paths'
import { embedded } from '@/lib/api/embedded'
import { env } from '@/lib/env'
import { siteDatabase } from '@/lib/store/site-database'
import { during } from '@/lib/visit/visit'
import { formKeyField, newFormKey } from './form-key'
import { submitMessage } from './submit-message'

// Sends a form while the disk or database of the embedded upstream fails. The errors are SQLite's own, not a mock's.
process.env.LIMITS_FACTOR = '100'
process.env.MAIL_DIR = mkdtempSync(join(tmpdir(), 'mail-'))
process.env.UPSTREAM_TIMEOUT_MS = '2500'
const path = filePath(env().DATABASE_URL)
const typed = { name: 'Ada', email: 'ada@example.com', phone_number: '', company: 'None', subject: 'One' }
const lines: string[] = []
let clock = 0

beforeEach(async () => {
  await embedded().database()
  lines.length = 0
  const note = (line: unknown) => lines.push(String(line)) > 0
  for (const stream of [process.stdout, process.stderr]) jest.spyOn(stream, 'write').mockImplementation(note)
  // Advances the log's clock by a minute, so that the log repeats an error of the test before.
  clock += 60_000
  const now = performance.now.bind(performance)
  jest.spyOn(performance, 'now').mockImplementation(() => now() + clock)
})

afterAll(async () => (await siteDatabase()).destroy())

const pragma = async (text: string) => await sql.raw(`pragma ${text}`).execute(await siteDatabase())

async function submit(body: string, key = newFormKey()) {
  const form = new FormData()
  const fields: [string, string][] = [...Object.entries({ ...typed, body }), [formKeyField, key ?? '']]
  for (const [name, value] of fields) form.set(name, value)
  return await during({ id: 'one', client: '192.0.2.1' }, () =>
    submitMessage({ status: 'idle', values: {}, errors: {} }, form),
  )
}

async function stored(): Promise<string[]> {
  const db = await embedded().database()
  const rows = await db.selectFrom('messages').select('body').orderBy('id').execute()
  return rows.map(({ body }) => body.slice(0, 9))
}

async function expectKeptAndToldOnce(reason: string) {
  const bodies = Array.from({ length: 5 }, (_, at) => `${at} ${'Long words. '.repeat(400)}`)
  for (const body of bodies)
    expect(await submit(body)).toEqual({ status: 'failed', values: { ...typed, body }, errors: {} })
  const faults = lines.filter((line) => line.includes(reason))
  expect(faults).toHaveLength(1)
  expect(lines.filter((line) => /message_not_sent/.test(line))).toHaveLength(1)
  expect(lines.join()).not.toMatch(/ada@|Long words/)
  expect(await fetchCareerPaths()).not.toHaveLength(0)
}

test.each([
  ['a full disk', 'max_page_count = 1', 'max_page_count = 1000000', 'database or disk is full'],
  ['a database that cannot be written', 'query_only = on', 'query_only = off', 'readonly database'],
])(
  'with %s the form keeps its values, the log names the fault once, and pages load',
  async (what, on, off, reason) => {
    expect(await submit(`Before ${what}`)).toMatchObject({ status: 'sent' })
    const before = await stored()
    await pragma(on)
    await expectKeptAndToldOnce(reason)
    await pragma(off)
    expect(await stored()).toEqual(before)
    expect(await submit('After')).toMatchObject({ status: 'sent' })
    expect(await stored()).toEqual([...before, 'After'])
  },
)

test('a retry leaves one record when another program locked the database', async () => {
  const before = await stored()
  const outsider = new Database(path)
  outsider.exec('begin exclusive')
  const key = newFormKey()
  expect(await submit('Held up', key)).toMatchObject({ status: 'failed', values: { body: 'Held up' } })
  expect(await fetchCareerPaths()).not.toHaveLength(0)
  expect(lines.join()).toContain('no answer within 2500 ms')
  outsider.exec('commit')
  outsider.close()
  expect(await submit('Held up', key)).toMatchObject({ status: 'sent' })
  expect(await stored()).toEqual([...before, 'Held up'])
})

test('with a corrupt database the form keeps its values, the log names the fault once, and pages load', async () => {
  await pragma('wal_checkpoint(truncate)')
  overwrite(path)
  await pragma('cache_size = 0')
  await pragma('shrink_memory')
  await expectKeptAndToldOnce('malformed')
})

// Overwrites all but the first page, by which SQLite recognises a database.
function overwrite(file: string) {
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, Buffer.alloc(statSync(file).size - 4096, 0xff), 0, undefined, 4096)
  closeSync(descriptor)
}
