import { neverAhead, notAhead } from './ahead'

test.each(['/', '/blog', '/blog/a-first-week-of-sql', '/careerpaths/data-science/enrol', '/authors'])(
  '%s may be prefetched',
  (path) => expect(path).not.toMatch(new RegExp(neverAhead)),
)

test.each([
  '/dashboard',
  '/dashboard/account',
  '/auth/login',
  '/api/auth/session',
  '/feed.xml',
  '/media/a/b.pdf',
])('%s is not prefetched', (path) => expect(path).toMatch(new RegExp(neverAhead)))

test('the speculation rules leave out personal pages', () => {
  expect(notAhead).toEqual(['/api{/*}?', '/auth{/*}?', '/dashboard{/*}?', '/preview{/*}?', '/*.*'])
})
