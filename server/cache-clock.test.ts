/** @jest-environment node */
import { freshness } from './send-response'

const page = { status: 200, headers: { 'cache-control': 's-maxage=900, stale-while-revalidate=31535100' } }
const clock = (at: number) => ({ 'x-cache-clock': (at / 1000).toFixed(3) })

test('a cache that sends its clock may serve a page until the end of that clock’s second', () => {
  const now = Date.now()
  expect(freshness(clock(now), page)).toEqual({ 'x-accel-expires': `@${Math.floor(now / 1000)}` })
  expect(freshness(clock(now - 3000), page)).toEqual({
    'x-accel-expires': `@${Math.floor((now - 3000) / 1000)}`,
  })
})

test.each(['an hour ahead', 'for ever', '', 'NaN', '1e400', '-1'])(
  'an impossible clock (%s) gets an expiry of one second',
  (told) => {
    const value = told === 'an hour ahead' ? String(Date.now() / 1000 + 3600) : told
    expect(freshness({ 'x-cache-clock': value }, page)).toEqual({ 'x-accel-expires': '1' })
  },
)

test('no expiry is sent without a clock, for immutable files, or for uncached responses', () => {
  expect(freshness({}, page)).toBeUndefined()
  const file = { status: 200, headers: { 'cache-control': 'public, max-age=31536000, immutable' } }
  expect(freshness(clock(Date.now()), file)).toBeUndefined()
  expect(freshness(clock(Date.now()), { ...page, status: 404 })).toBeUndefined()
})
