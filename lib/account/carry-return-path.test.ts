import { NextRequest } from 'next/server'
import { carryReturnPath } from './return-path'

const host = 'http://localhost'

const visit = (path: string, before?: string) =>
  carryReturnPath(new NextRequest(host + path, { headers: before === undefined ? {} : { Referer: before } }))

test.each([
  [
    '/auth/login?callbackUrl=%2Fresources',
    '/auth/create-account',
    '/auth/create-account?callbackUrl=%2Fresources',
  ],
  ['/auth/create-account?callbackUrl=%2Fresources', '/auth/login', '/auth/login?callbackUrl=%2Fresources'],
  [
    '/auth/create-account?callbackUrl=%2Fresources',
    '/auth/login?notice=created',
    '/auth/login?notice=created&callbackUrl=%2Fresources',
  ],
])('a request from page %s for %s is redirected to %s', async (before, path, to) => {
  const response = await visit(path, host + before)
  expect(response?.headers.get('location')).toBe(host + to)
})

test.each([
  ['/auth/login', '/auth/create-account'],
  ['/resources?callbackUrl=%2Fblog', '/auth/create-account'],
  ['/auth/login?callbackUrl=%2F%2Fevil.example', '/auth/create-account'],
  ['/auth/login?callbackUrl=%2Fblog', '/auth/create-account?callbackUrl=%2Fresources'],
])('a request from page %s for %s is not redirected', async (before, path) => {
  expect(await visit(path, host + before)).toBeUndefined()
})

test.each([undefined, 'nonsense', ''])(
  'the sign-in page redirects nowhere when the Referer is %j',
  async (before) => {
    expect(await visit('/auth/login', before)).toBeUndefined()
  },
)
