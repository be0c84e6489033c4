import { NextRequest } from 'next/server'
import { refuseUnknown } from './refuse-unknown'
import { listsForTest } from './testing'

let stop = () => {}
beforeAll(async () => {
  stop = await listsForTest()
})
afterAll(() => stop())

const host = 'http://localhost'

const isRefused = async (path: string) =>
  (await refuseUnknown(new NextRequest(host + path)))?.headers.get('x-middleware-rewrite') ===
  `${host}/not-found`

test.each([
  '/careerpaths/data-science/enrol/free',
  '/careerpaths/data-science/enrol/growth-project-pack/more',
  '/careerpaths/data-science/enrol/%67rowth-project-pack',
  '/auth/login/free',
  '/auth/login/created/more',
  '/auth/login/constructor',
])('%s is refused, whatever the upstream lists', async (path) => {
  expect(await isRefused(path)).toBe(true)
})

test.each([
  '/auth/login',
  '/auth/login/created',
  '/auth/login/ended',
  '/auth/create-account',
  '/careerpaths/data-science/enrol',
  '/careerpaths/data-science/enrol/growth-project-pack',
  '/careerpaths/data-science',
  '/blog/page/2',
  '/resources',
  '/terms-of-service/%C3%A9',
  '/foo/%3Cscript%3E',
  '/constructor/x',
])('%s passes', async (path) => {
  expect(await isRefused(path)).toBe(false)
})

test('a slug, a page or a file that no list has is refused', async () => {
  for (const path of [
    '/careerpaths/nope',
    '/careerpaths/nope/enrol/growth-project-pack',
    '/blog/nope',
    '/blog/page/99',
    '/resources/nope',
    '/events/nope/calendar.ics',
    '/blog/%C3%A9',
  ]) {
    expect([path, await isRefused(path)]).toEqual([path, true])
  }
})
