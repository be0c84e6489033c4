import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { testDatabaseUrl } from '@/database/testing'
import { enqueue } from '@/delivery/outbox'
import { setAside } from '@/lib/spam/quarantine'
import { siteDatabase } from '@/lib/store/site-database'
import { deliverAllDue } from './prepare-upstream'
import { tellMorning } from './tell-morning'

// With an outside upstream, held forms and undelivered items are in the site's own database.
const at = '2027-03-30T07:00:00.000Z'
const mailDir = mkdtempSync(join(tmpdir(), 'morning-'))
const settings = { NOW: at, DATABASE_URL: testDatabaseUrl(), MAIL_DIR: mailDir }
Object.assign(process.env, settings, { API_ROOT_URL: 'http://127.0.0.1:9' })

afterAll(async () => (await siteDatabase()).destroy())

test('the mail lists held and undelivered items when the upstream is outside', async () => {
  for (const stream of ['stdout', 'stderr'] as const)
    jest.spyOn(process[stream], 'write').mockReturnValue(true)
  const form = { kind: 'lead', fields: { email: 'ada@example.com' } as never } as const
  const held = await setAside(form, { key: 'one', page: '/', campaign: '' }, ['has links'])
  const db = await siteDatabase()
  const item = { destination: 'upstream', kind: 'lead', payload: {}, record: 'lead CCC-DDD-FFF' }
  await enqueue(db as never, [item], new Date(at))
  await db.updateTable('outbox').set({ state: 'uncertain' }).execute()
  await tellMorning()
  expect(await deliverAllDue(30_000)).toBe(true)
  const [file = '', ...more] = readdirSync(mailDir)
  expect(more).toEqual([])
  const { subject, text } = await PostalMime.parse(readFileSync(join(mailDir, file)))
  expect(subject).toBe('Tue 30 Mar 2027: 1 held as possible spam, 1 not delivered')
  expect(text).toContain(`Held lead 1: ${held?.reference}\n`)
  expect(text).toContain('Number 1: upstream · lead · lead CCC-DDD-FFF')
})
