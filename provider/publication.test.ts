import { z } from 'zod'
import { isPublic, publicationFields, unpublished } from './publication'

const schema = z.strictObject(publicationFields)
const read = (publish: unknown) => schema.safeParse({ publish })
const faultOf = (publish: unknown) => read(publish).error?.issues[0]?.message

test.each([
  ['2027-01-10T09:00:00Z', '2027-01-10T09:00:00.000Z'],
  ['2027-01-10T09:00:00.000Z', '2027-01-10T09:00:00.000Z'],
  ['2027-01-10T09:00+05:30', '2027-01-10T03:30:00.000Z'],
  ['2027-07-10 09:00 Europe/London', '2027-07-10T08:00:00.000Z'],
  ['2027-07-10T09:00[America/New_York]', '2027-07-10T13:00:00.000Z'],
])('%s is read as %s', (text, instant) => {
  expect(read(text).data?.publish?.toISOString()).toBe(instant)
})

test.each(['2027-01-10', '2027-01-10T09:00', '2027-01-10 09:00', 'tomorrow', '', 2027])(
  '%j has no time zone, or is not an instant',
  (text) => {
    expect(faultOf(text)).toMatch(/^must be a time with its time zone, such as 2027-01-10T09:00:00Z/)
  },
)

test.each([
  '2027-02-30T09:00:00Z',
  '2027-01-10T25:00:00Z',
  '2027-01-10 09:00 Europe/Londn',
  // London's clocks skip the first of these times in spring, and show the second twice in autumn.
  '2027-03-28 01:30 Europe/London',
  '2027-10-31 01:30 Europe/London',
])('%s is not an instant', (text) => {
  expect(faultOf(text)).toMatch(/^isn’t a valid time/)
})

test('a file is public from its time of publication on, and a draft never is', () => {
  const publish = new Date('2027-01-10T09:00:00Z')
  const before = new Date(publish.getTime() - 1)
  expect(isPublic({ draft: false, publish: null }, before)).toBe(true)
  expect(isPublic({ draft: false, publish }, before)).toBe(false)
  expect(isPublic({ draft: false, publish }, publish)).toBe(true)
  expect(isPublic({ draft: true, publish }, publish)).toBe(false)
})

test('an unpublished file gives its reason', () => {
  const publish = new Date('2027-01-10T09:00:00Z')
  expect(unpublished({ draft: false, publish }, publish)).toBeNull()
  expect(unpublished({ draft: false, publish }, new Date(0))).toBe('2027-01-10T09:00:00.000Z')
  expect(unpublished({ draft: true, publish }, publish)).toBe('draft')
})
