import { NextRequest } from 'next/server'
import { redirectPageQuery } from './redirects'

const host = 'http://localhost'

async function redirected(path: string) {
  const response = await redirectPageQuery(new NextRequest(host + path))
  if (response) expect(response.status).toBe(308)
  return response?.headers.get('location')?.replace(host, '')
}

test.each([
  ['/blog?page=2', '/blog/page/2'],
  ['/resources?page=10', '/resources/page/10'],
  ['/blog?page=1', '/blog'],
  ['/blog?page=', '/blog'],
  ['/blog?page=a%2Fb', '/blog/page/a%2Fb'],
  ['/blog/page/1', '/blog'],
  ['/blog', undefined],
])('the redirect target of %s is %s', async (path, one) => {
  expect(await redirected(path)).toBe(one)
})
