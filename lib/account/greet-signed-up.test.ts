import { NextRequest, type NextResponse } from 'next/server'
import { greetSignedUp } from './sign-in-page'

const host = 'http://localhost'

async function pageOf(path: string, init: { method?: string; headers?: HeadersInit } = {}) {
  const answer = (await greetSignedUp(new NextRequest(host + path, init))) as NextResponse | undefined
  return answer?.headers.get('x-middleware-rewrite')
}

test.each(['/auth/login?notice=created', '/auth/login?notice=created&callbackUrl=%2Fresources'])(
  '%s shows the page of a new account',
  async (path) => {
    expect(await pageOf(path)).toBe(`${host}/auth/login/signed-up`)
  },
)

test.each(['/auth/login', '/auth/login?notice=ended'])('%s shows the prerendered page', async (path) => {
  expect(await pageOf(path)).toBeUndefined()
})

test('a form without script reaches the prerendered page; a server action reaches the new account’s page', async () => {
  const path = '/auth/login?notice=created'
  expect(await pageOf(path, { method: 'POST' })).toBeUndefined()
  const byScript = { method: 'POST', headers: { 'next-action': 'abc' } }
  expect(await pageOf(path, byScript)).toBe(`${host}/auth/login/signed-up`)
})
