import { NextRequest } from 'next/server'
import { sealSession } from './sealed-session'
import { skipSignIn } from './sign-in-page'
import { databaseForTest, sessionForTest } from './testing'

afterAll(databaseForTest())

const host = 'http://localhost'

async function member(path: string) {
  const Cookie = `next-auth.session-token=${await sealSession(await sessionForTest())}`
  return new NextRequest(host + path, { headers: { Cookie } })
}

test.each([
  ['/auth/login', '/dashboard'],
  ['/auth/login?callbackUrl=%2Fresources', '/resources'],
  ['/auth/login?callbackUrl=%2F%2Fevil.example', '/dashboard'],
  ['/auth/login?callbackUrl=https%3A%2F%2Fevil.example', '/dashboard'],
  ['/auth/login?callbackUrl=%2FAuth%2Flogin', '/dashboard'],
  ['/auth/login?notice=free', '/dashboard'],
])('a member is redirected from %s to %s', async (path, to) => {
  expect((await skipSignIn(await member(path)))?.headers.get('location')).toBe(host + to)
})

test.each(['/auth/login?notice=ended', '/auth/login?notice=created'])('a member sees %s', async (path) => {
  expect(await skipSignIn(await member(path))).toBeUndefined()
})

test.each(['', 'abc', 'a.b.c.d.e'])('with the session cookie %j the form is shown', async (value) => {
  const headers = { Cookie: `next-auth.session-token=${value}` }
  expect(await skipSignIn(new NextRequest(`${host}/auth/login`, { headers }))).toBeUndefined()
})
