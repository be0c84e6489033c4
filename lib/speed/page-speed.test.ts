import { countPageSpeed, logPageSpeed } from './page-speed'

const lines: object[] = []

beforeEach(() => {
  lines.length = 0
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0)
})

test('pages of a kind are counted together, logged in one line, and counted from zero again', () => {
  for (const body of [
    'on=careerpaths%2F*&LCP=good&CLS=good&TTFB=needs-improvement',
    'on=careerpaths%2F*&LCP=poor&INP=poor',
    'on=&LCP=good',
    'on=about-us&TTFB=good',
    'on=no-such-page%2F*&TTFB=good',
  ])
    expect(countPageSpeed(body)).toBe(true)
  logPageSpeed()
  logPageSpeed()
  const told = { level: 'info', event: 'page_speed', time: expect.any(String) }
  expect(lines).toEqual([
    {
      ...told,
      ...{ page: 'careerpaths/*', 'LCP good': 1, 'LCP poor': 1, 'CLS good': 1 },
      ...{ 'INP poor': 1, 'TTFB needs-improvement': 1 },
    },
    { ...told, page: 'home', 'LCP good': 1 },
    { ...told, page: 'page', 'TTFB good': 2 },
  ])
})

test.each([
  '',
  'on=',
  'LCP=good',
  'LCP=good&on=blog',
  'on=blog&on=blog&LCP=good',
  'on=blog&LCP=great',
  'on=blog&LCP=good&LCP=good',
  'on=blog&FID=good',
  'on=blog&LCP=good&name=ada',
  'on=blog/a-post&LCP=good',
  'on=ada@example.com&LCP=good',
  `on=${'x'.repeat(41)}&LCP=good`,
  'on=constructor&__proto__=good',
])('a report in another format is refused and not logged: %s', (body) => {
  expect(countPageSpeed(body)).toBe(false)
  logPageSpeed()
  expect(lines).toEqual([])
})

test('invented addresses all count as one kind of page', () => {
  for (let n = 0; n < 1000; n++) countPageSpeed(`on=page-${n}&LCP=good`)
  logPageSpeed()
  expect(lines).toMatchObject([{ page: 'page', 'LCP good': 1000 }])
})
