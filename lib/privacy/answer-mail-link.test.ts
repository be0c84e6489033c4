import { testDatabaseUrl } from '@/database/testing'
import { siteDatabase } from '@/lib/store/site-database'
import { answerMailLink } from './answer-mail-link'
import { confirmConsent, insertConsent } from './consents'
import { newsLink, unsubscribeLinks } from './mail-links'

process.env.DATABASE_URL = testDatabaseUrl()

const query = (link: string, by = '') => {
  const { searchParams } = new URL(link)
  if (by) searchParams.set('by', by)
  return searchParams
}

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
})

afterAll(async () => (await siteDatabase()).destroy())

test('a mail program gets the status alone and is led nowhere; a person gets a page', async () => {
  const link = unsubscribeLinks('ada@example.com').oneClick
  const answer = async (by: string) => {
    const { status, headers } = await answerMailLink('unsubscribe', query(link, by), async () => true)
    return [status, headers.get('location')]
  }
  expect(await answer('')).toEqual([200, null])
  expect(await answer('page')).toEqual([303, '/unsubscribe/done'])
})

test('a link that is not ours is refused and does nothing', async () => {
  const work = jest.fn()
  const wrong = query(newsLink('ada@example.com'), 'page')
  const { headers } = await answerMailLink('unsubscribe', wrong, work)
  expect(headers.get('location')).toBe('/unsubscribe/broken')
  expect((await answerMailLink('unsubscribe', new URLSearchParams(), work)).status).toBe(400)
  expect(work).not.toHaveBeenCalled()
})

test('a consent is confirmed once; the second press finds nothing to confirm', async () => {
  const link = query(newsLink('ada@example.com'), 'page')
  const press = async () => (await answerMailLink('news', link, confirmConsent)).headers.get('location')
  expect(await press()).toBe('/news/confirm/broken')
  const asked = { address: 'ada@example.com', form: 'enrolment', path: '/', isOurs: true }
  await insertConsent(await siteDatabase(), asked, new Date())
  expect(await press()).toBe('/news/confirm/done')
  expect(await press()).toBe('/news/confirm/broken')
})

test('a fault is told, and logged without a word of the link', async () => {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const link = query(newsLink('ada@example.com'), 'page')
  const fault = async () => {
    throw new Error(`no row for ${link}`)
  }
  const { headers } = await answerMailLink('news', link, fault)
  expect(headers.get('location')).toBe('/news/confirm/failed')
  expect(JSON.parse(String(stderr.mock.calls[0]?.[0]))).toMatchObject({
    event: 'mail_link_failed',
    reason: 'Error',
  })
})
