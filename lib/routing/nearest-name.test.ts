import { NextRequest } from 'next/server'
import { nearestName } from './nearest-name'
import { refuseUnknown } from './refuse-unknown'
import { suggestPage } from './suggest-page'
import { listsForTest } from './testing'

let stop = () => {}
beforeAll(async () => {
  stop = await listsForTest()
})
afterAll(() => stop())

const host = 'http://localhost'
const rewritten = async (handle: typeof suggestPage, path: string) =>
  (await handle(new NextRequest(host + path)))?.headers.get('x-middleware-rewrite')?.slice(host.length)

test.each([
  ['data-scince', 'data-science'],
  ['datascience', 'data-science'],
  ['DATA-SCIENCES', 'data-science'],
  ['cyber-security', undefined],
  ['data', undefined],
  ['x', undefined],
  ['d'.repeat(10_000), undefined],
])('the name nearest to %.20s is %s', (written, near) => {
  expect(nearestName(written, ['cloud-and-it', 'page/2', 'data-science'])).toBe(near)
})

test('a hundred unknown names are quickly compared with ten thousand known ones', () => {
  const known = Array.from(
    { length: 10_000 },
    (_, index) => `how-we-learnt-to-read-the-log-of-a-server-${index}`,
  )
  for (let count = 0; count < 100; count++)
    expect(nearestName(`how-they-lernt-to-write-the-lg-of-${count}-servers`, known)).toBeUndefined()
})

test('a mistyped address gets a not-found page that suggests the right address; other addresses get the plain page', async () => {
  expect(await rewritten(refuseUnknown, '/careerpaths/data-scince')).toBe('/missing/careerpaths/data-science')
  expect(await rewritten(refuseUnknown, '/careerpaths/data-scince/enrol')).toBe(
    '/missing/careerpaths/data-science',
  )
  expect(await rewritten(refuseUnknown, '/careerpaths/zebra')).toBe('/not-found')
  expect(await rewritten(suggestPage, '/fundng')).toBe('/missing/pages/funding')
  expect(await rewritten(suggestPage, '/carrerpaths')).toBe('/missing/pages/careerpaths')
  for (const path of ['/funding', '/zebra', '/constructor', '/%C3%A9'])
    expect([path, await rewritten(suggestPage, path)]).toEqual([path, undefined])
})
