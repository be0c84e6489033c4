import { testDatabaseUrl } from '@/database/testing'
import { siteDatabase } from '@/lib/store/site-database'
import { call } from '@/upstream/testing'
import { embedded } from './embedded'

Object.assign(process.env, {
  ...{ DATABASE_URL: testDatabaseUrl(), MAILS_PER_HOUR: '2', NOW: '2027-09-01T10:20:00Z' },
})

afterAll(async () => {
  await embedded().close()
  await (await siteDatabase()).destroy()
})

test('no hour has more registration mails than MAILS_PER_HOUR, and no mail is lost', async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  for (let n = 0; n < 5; n++) {
    const own = { name: 'Ada', email: `ada${n}@example.com`, company: 'None', subject: 'A webinar' }
    const event = { kind: 'event', event: 'ai-in-financial-services' }
    expect((await call(embedded(), 'POST', '/api/contact-us/', { ...own, ...event })).status).toBe(201)
  }
  const db = await siteDatabase()
  const mails = db.selectFrom('outbox').select('since').where('kind', '=', 'event_registration')
  expect((await mails.orderBy('id').execute()).map(({ since }) => since.slice(11, 16))).toEqual([
    ...['10:20', '10:20', '11:20', '11:20', '12:20'],
  ])
  const seats = await db.selectFrom('registrations').select('until').orderBy('id').execute()
  expect(seats.at(-1)?.until).toBe('2027-09-02T12:20:00.000Z')
})
