import { NextResponse } from 'next/server'
import { answerCookie } from './answer-cookie'
import { knownDevice } from './known-device'
import { confirmCookie, resetCookie } from './link-cookies'
import { writeSession } from './session-cookies'
import { sessionForTest } from './testing'

// Visitors reach this site by https. The other tests use http on this machine.
process.env.SITE_URL = 'https://www.example.com'

test('every cookie is Secure and has a name that no other site can set', async () => {
  const { cookies } = NextResponse.next()
  await writeSession(cookies, await sessionForTest())
  for (const { name, options } of [knownDevice, answerCookie, resetCookie, confirmCookie])
    cookies.set({ name, value: 'x', ...options() })
  const all = cookies.getAll()
  expect(all.map(({ name, path }) => [name, path])).toEqual([
    ['__Host-next-auth.session-token', '/'],
    ['__Host-greeting', '/'],
    ['__Secure-known-device', '/auth/login'],
    ['__Secure-account-answer', '/dashboard'],
    ['__Secure-password-reset', '/auth/forgot-password-confirm'],
    ['__Secure-confirm-email', '/auth/confirm-email'],
  ])
  for (const { secure, domain, sameSite } of all)
    expect([secure, domain, sameSite]).toEqual([true, undefined, 'lax'])
})
