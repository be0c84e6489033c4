import type { Kysely } from 'kysely'
import { testDatabaseUrl } from '@/database/testing'
import { openSiteDatabase } from '@/lib/store/site-database'
import type { SiteTables } from '@/lib/store/tables'
import { newsWording } from '@/provider/facts/provider-yaml'
import { addressHash } from './address-hash'
import { confirmConsent, insertConsent, listSubscribers } from './consents'
import { resume, suppress } from './suppressions'

const at = new Date('2027-01-10T09:00:00Z')
const later = new Date('2027-01-11T09:00:00Z')
const hash = addressHash('ada@example.com')
const asked = {
  address: 'Ada@example.com',
  form: 'enrolment',
  path: '/careerpaths/data-science',
  isOurs: true,
}
let db: Kysely<SiteTables>

beforeEach(async () => {
  db = await openSiteDatabase(testDatabaseUrl())
})

afterEach(() => db.destroy())

const rows = () => db.selectFrom('consents').selectAll().execute()
const subscribers = async () => (await listSubscribers(db)).map(({ email }) => email)

test('a ticked box is stored with its wording, time and place, and is no subscription before it is confirmed', async () => {
  await insertConsent(db, asked, at)
  expect(await rows()).toMatchObject([
    {
      address_hash: hash,
      email: 'Ada@example.com',
      wording: newsWording.version,
      form: 'enrolment',
      path: '/careerpaths/data-science',
      asked_at: at.toISOString(),
      confirmed_at: null,
    },
  ])
  expect(await subscribers()).toEqual([])
})

test('a confirmation subscribes once, however often the box was ticked, and its link works once', async () => {
  await insertConsent(db, asked, at)
  await insertConsent(db, { ...asked, address: 'ada@example.com' }, at)
  await insertConsent(db, { ...asked, address: 'ben@example.com' }, at)
  expect(await confirmConsent(db, hash, later)).toBe(true)
  expect(await confirmConsent(db, hash, later)).toBe(false)
  expect((await subscribers()).map((email) => email?.toLowerCase())).toEqual(['ada@example.com'])
})

test('an unsubscription deletes the address but no dates, and neither an old link nor a new box subscribes again', async () => {
  await insertConsent(db, asked, at)
  await confirmConsent(db, hash, at)
  await insertConsent(db, asked, at)
  await suppress(db, hash, later)
  await suppress(db, hash, later)
  expect(await subscribers()).toEqual([])
  expect((await rows()).map(({ email, withdrawn_at }) => [email, withdrawn_at])).toEqual([
    [null, later.toISOString()],
    [null, later.toISOString()],
  ])
  await insertConsent(db, asked, later)
  expect(await confirmConsent(db, hash, later)).toBe(false)
  expect(await rows()).toHaveLength(2)
})

test('a person who resumes our mails can subscribe again', async () => {
  await suppress(db, hash, at)
  expect([await resume(db, hash), await resume(db, hash)]).toEqual([true, false])
  await insertConsent(db, asked, later)
  await confirmConsent(db, hash, later)
  expect(await subscribers()).toEqual(['Ada@example.com'])
})

test('the consent is stored without the address when an outside upstream sends the news', async () => {
  await insertConsent(db, { ...asked, isOurs: false }, at)
  expect(await rows()).toMatchObject([{ address_hash: hash, email: null, wording: newsWording.version }])
})
