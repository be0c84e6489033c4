import { NextRequest } from 'next/server'
import { sealSession } from './sealed-session'
import { readSession } from './session-cookies'
import { forgetEndedSession } from './sign-in-page'
import { closeSession } from './sign-out'
import { databaseForTest, sessionForTest } from './testing'

afterAll(databaseForTest())

const host = 'http://localhost'

async function member(path: string) {
  const Cookie = `next-auth.session-token=${await sealSession(await sessionForTest())}`
  return new NextRequest(host + path, { headers: { Cookie } })
}

test('the notice “ended” clears both cookies of an ended session, and does not end a live session', async () => {
  const path = '/auth/login?callbackUrl=%2Fdashboard&notice=ended'
  const request = await member(path)
  expect(await forgetEndedSession(request)).toBeUndefined()
  const session = await readSession(request.cookies)
  if (session) await closeSession(session)
  const response = await forgetEndedSession(request)
  expect(await readSession(request.cookies)).toBeNull()
  expect(response?.cookies.getAll().map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual([
    ['next-auth.session-token', '', 0],
    ['greeting', '', 0],
  ])
  for (const other of ['/auth/login', '/auth/login?notice=created']) {
    expect(await forgetEndedSession(await member(other))).toBeUndefined()
  }
})
