import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Kysely } from 'kysely'
import { testDatabaseUrl } from '@/database/testing'
import { countForPerson } from '@/delivery/for-person'
import { noteOutage } from '@/delivery/outages'
import { enqueue } from '@/delivery/outbox'
import type { DeliveryTables, Item } from '@/delivery/tables'
import { createWorker } from '@/delivery/worker'
import { openSiteDatabase } from '@/lib/store/site-database'
import { bundled } from '@/scripts/gate/bundled'

// Runs the real command while this process uses the database.

const run = promisify(execFile)
const at = new Date('2027-01-10T09:00:00.000Z')
const url = testDatabaseUrl()
let db: Kysely<DeliveryTables>

beforeAll(async () => {
  db = (await openSiteDatabase(url)) as Kysely<unknown> as Kysely<DeliveryTables>
})

afterAll(() => db.destroy())

beforeEach(async () => {
  await db.deleteFrom('outbox').execute()
  await db.deleteFrom('outbox_outages').execute()
})

const program = bundled('scripts/operate/site.ts')

const outbox = (...words: string[]) =>
  run(process.execPath, [program, 'outbox', ...words], {
    env: { ...process.env, DATABASE_URL: url, API_ROOT_URL: '' },
  })

async function insert(...changes: Partial<Item>[]): Promise<number[]> {
  const item = { destination: 'mail', kind: 'lead_admissions', payload: { lead: 7 }, record: 'lead 7' }
  const ids: number[] = []
  for (const change of changes) {
    await enqueue(db, [{ ...item, person: 'ada@example.com' }], at)
    const { id } = await db
      .selectFrom('outbox')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await db.updateTable('outbox').set(change).where('id', '=', id).execute()
    ids.push(id)
  }
  return ids
}

const states = async () => {
  const rows = await db.selectFrom('outbox').select(['state', 'tries']).orderBy('id').execute()
  return rows.map(({ state, tries }) => `${state} ${tries}`)
}

test('the list shows waiting items with reasons, the oldest first, and no delivered ones', async () => {
  const ids = await insert(
    { state: 'waiting', attempts: 1, tries: 1, reason: '450', due_at: '2027-01-10T09:05:00.000Z' },
    { state: 'delivered', attempts: 1 },
    { state: 'stuck', attempts: 8, reason: 'ETIMEDOUT' },
    { state: 'refused', attempts: 1, reason: 'EENVELOPE 550' },
    { state: 'uncertain', destination: 'upstream', kind: 'lead', attempts: 1, reason: '500' },
    { state: 'withheld', attempts: 1, reason: 'budget' },
  )
  await noteOutage(db, 'webhook', 0, at)
  const { stdout } = await outbox()
  expect(stdout.split('\n')).toEqual([
    `${ids[0]}  2027-01-10T09:00:00.000Z  mail · lead_admissions · lead 7`,
    '  waits, next try 2027-01-10T09:05:00.000Z; 1 try, the last: 450',
    '',
    `${ids[2]}  2027-01-10T09:00:00.000Z  mail · lead_admissions · lead 7`,
    '  given up: waiting for you; 8 tries, the last: ETIMEDOUT',
    '',
    `${ids[3]}  2027-01-10T09:00:00.000Z  mail · lead_admissions · lead 7`,
    '  refused: waiting for you; 1 try, the last: EENVELOPE 550',
    '',
    `${ids[4]}  2027-01-10T09:00:00.000Z  upstream · lead · lead 7`,
    '  may have arrived: check there before you send it again; 1 try, the last: 500',
    '',
    'webhook has been away since 2027-01-10T09:00:00.000Z',
    'Send one again with: npm run site -- outbox --send <number>, or all with: --send all',
    '',
  ])
  expect(stdout).not.toContain('ada@example.com')
})

test('the list says that everything has been delivered when no item is left', async () => {
  await insert({ state: 'delivered' })
  expect((await outbox()).stdout).toBe('Everything has been delivered.\n')
})

test('--send all skips items that may have arrived, and --send with a number sends one of those', async () => {
  const [, , uncertain] = await insert(
    { state: 'stuck', tries: 7 },
    { state: 'refused', tries: 1 },
    { state: 'uncertain', tries: 2 },
    { state: 'delivered', tries: 3 },
  )
  expect((await outbox('--send', 'all')).stdout).toMatch(/^2 will be sent again/)
  expect(await states()).toEqual(['waiting 0', 'waiting 0', 'uncertain 2', 'delivered 3'])
  expect((await outbox('--send', String(uncertain))).stdout).toMatch(/^1 will be sent again/)
  expect(await states()).toEqual(['waiting 0', 'waiting 0', 'waiting 0', 'delivered 3'])
  expect((await outbox('--send', 'all')).stdout).toBe('Nothing is waiting for you.\n')
})

test('an unknown or delivered item is not sent again', async () => {
  const [delivered] = await insert({ state: 'delivered' })
  for (const number of [String(delivered), '999999']) {
    const refusal = await outbox('--send', number).catch((error) => error)
    expect([refusal.code, refusal.stdout]).toEqual([1, `There’s no undelivered item ${number}.\n`])
  }
})

test.each([
  [['--send']],
  [['--send', 'ada@example.com']],
  [['--resend', '7']],
  [['--send', '7', '8']],
  [['-1']],
])('%j is refused with a list of the options', async (words) => {
  const refusal = await outbox(...words).catch((error) => error)
  expect([refusal.code, refusal.stderr.trim()]).toEqual([
    1,
    'npm run site -- outbox accepts no option, --send <number>, or --send all',
  ])
})

test('a starting site warns of items that wait for a person, and delivers the rest', async () => {
  await insert({ state: 'stuck' }, { state: 'uncertain' }, { state: 'waiting' })
  expect(await countForPerson(db)).toBe(2)
  const lines: object[] = []
  const delivered: number[] = []
  const deliver = async ({ id }: Item) => {
    delivered.push(id)
    return { is: 'delivered' as const }
  }
  const worker = createWorker({
    database: async () => db,
    destinations: { mail: { deliver, atOnce: 3 } },
    now: () => new Date(at.getTime() + 1000),
    log: (level, event, details) => void lines.push({ level, event, ...details }),
  })
  worker.start()
  await worker.settled()
  expect(delivered).toHaveLength(1)
  expect(lines).toContainEqual({
    ...{ level: 'warn', event: 'outbox_waits_for_person', count: 2, see: 'npm run site -- outbox' },
  })
  await worker.close()
})
