import { addressHash } from './address-hash'
import { enquiryLink, newsLink, readMailLink, unsubscribeLinks } from './mail-links'

const queryOf = (link: string) => new URL(link).searchParams
const at = new Date('2027-01-10T09:00:00Z')
const later = (days: number) => new Date(at.getTime() + days * 24 * 60 * 60_000)

test('a link holds the hash of the address, regardless of case, and not the address', () => {
  const { page, oneClick } = unsubscribeLinks('Ada@Example.com')
  expect(readMailLink('unsubscribe', queryOf(page))).toBe(addressHash('ada@example.com'))
  expect(queryOf(oneClick).toString()).toBe(queryOf(page).toString())
  expect(page).not.toMatch(/ada|example\.com/i)
})

test('a link to unsubscribe is valid for ever, one to confirm for 30 days', () => {
  expect(readMailLink('unsubscribe', queryOf(unsubscribeLinks('a@b.co').page), later(9 * 365))).not.toBeNull()
  const news = queryOf(newsLink('a@b.co', at))
  expect(readMailLink('news', news, later(29.99))).not.toBeNull()
  expect(readMailLink('news', news, later(30))).toBeNull()
})

test('a link to an enquiry gives its id for two years, and is invalid on other pages', () => {
  const enquiry = queryOf(enquiryLink({ id: 12, created_at: at.toISOString() }))
  expect(readMailLink('enquiry', enquiry, later(729))).toBe('12')
  expect(readMailLink('enquiry', enquiry, later(731))).toBeNull()
  expect(readMailLink('news', enquiry, at)).toBeNull()
  enquiry.set('a', '13')
  expect(readMailLink('enquiry', enquiry, at)).toBeNull()
})

test('a forged link is refused: another address, purpose, time or signature', () => {
  const news = queryOf(newsLink('a@b.co', at))
  const changed = (name: string, value: string) => {
    const query = new URLSearchParams(news)
    query.set(name, value)
    return readMailLink('news', query, at)
  }
  expect(readMailLink('news', news, at)).not.toBeNull()
  expect(changed('a', addressHash('b@b.co'))).toBeNull()
  expect(changed('until', '9999999999999')).toBeNull()
  expect(changed('until', '')).toBeNull()
  expect(changed('s', `${news.get('s')}x`)).toBeNull()
  expect(changed('s', '')).toBeNull()
  expect(readMailLink('unsubscribe', news, at)).toBeNull()
  expect(readMailLink('news', new URLSearchParams(), at)).toBeNull()
})
