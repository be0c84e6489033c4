import { sql } from 'kysely'
import { testDatabaseUrl } from '@/database/testing'
import { siteDatabase } from '@/lib/store/site-database'
import { addressHash } from './address-hash'
import { insertConsent } from './consents'
import { newsLink, unsubscribeLinks } from './mail-links'
import { spendMailLink } from './spend-mail-link'
import { isSuppressed } from './suppressions'

process.env.DATABASE_URL = testDatabaseUrl()

const ada = 'ada@example.com'
const query = (link: string) => new URL(link).searchParams

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
})

afterAll(async () => (await siteDatabase()).destroy())

test('a forged link is refused and does nothing', async () => {
  expect(await spendMailLink('unsubscribe', query(newsLink(ada)))).toBe('broken')
  expect(await spendMailLink('unsubscribe', new URLSearchParams())).toBe('broken')
  expect(await isSuppressed(await siteDatabase(), addressHash(ada))).toBe(false)
})

test('a consent is confirmed once, and a second click finds nothing to confirm', async () => {
  const click = () => spendMailLink('news', query(newsLink(ada)))
  expect(await click()).toBe('broken')
  const asked = { address: ada, form: 'enrolment', path: '/', isOurs: true }
  await insertConsent(await siteDatabase(), asked, new Date())
  expect([await click(), await click()]).toEqual(['done', 'broken'])
})

test('unsubscribing succeeds however often the button is clicked', async () => {
  const click = () => spendMailLink('unsubscribe', query(unsubscribeLinks(ada).oneClick))
  expect([await click(), await click()]).toEqual(['done', 'done'])
  expect(await isSuppressed(await siteDatabase(), addressHash('ADA@example.com'))).toBe(true)
})

test('a database fault gives `failed`, and is logged without the link', async () => {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  await sql`drop table consents`.execute(await siteDatabase())
  const link = query(newsLink(ada))
  expect(await spendMailLink('news', link)).toBe('failed')
  const line = String(stderr.mock.calls[0]?.[0])
  expect(JSON.parse(line)).toMatchObject({ event: 'mail_link_failed', purpose: 'news' })
  expect(line).not.toContain(link.get('a'))
})
