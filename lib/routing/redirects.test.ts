import { NextRequest } from 'next/server'
import { redirectCapitals } from './redirects'
import { listsForTest } from './testing'

let stop = () => {}
beforeAll(async () => {
  stop = await listsForTest()
})
afterAll(() => stop())

const host = 'http://localhost'

async function redirected(path: string) {
  const response = await redirectCapitals(new NextRequest(host + path))
  if (response) expect(response.status).toBe(308)
  return response?.headers.get('location')?.replace(host, '')
}

test.each([
  ['/About-Us', '/about-us'],
  ['/CAREERPATHS/Data-Science?plan=A', '/careerpaths/data-science?plan=A'],
  ['/careerpaths/Data-Science/enrol', '/careerpaths/data-science/enrol'],
  ['/blog/Page/2', '/blog/page/2'],
  ['/Foo/%3Cscript%3E', '/foo/%3cscript%3e'],
])('%s redirects to its canonical address %s', async (path, one) => {
  expect(await redirected(path)).toBe(one)
})

test.each([
  '/careerpaths/DevOps',
  '/careerpaths/DevOps/enrol',
  '/about-us',
  '/terms-of-service/%C3%A9',
  '/foo/%3Cscript%3E',
  '/foo/%3cscript%3E',
  '/blog/%C3%A9',
])(
  '%s is not redirected: its only capitals, if any, are in the upstream’s slug or in encoded bytes',
  async (path) => {
    expect(await redirected(path)).toBeUndefined()
  },
)
