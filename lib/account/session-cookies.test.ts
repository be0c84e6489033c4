import { NextRequest, NextResponse } from 'next/server'
import { rule } from '@/contract/testing'
import { siteDatabase } from '@/lib/store/site-database'
import { greetingOf, readSession, writeSession } from './session-cookies'
import { endSession } from './session-rows'
import { databaseForTest, sessionForTest } from './testing'

afterAll(databaseForTest())

const email = 'ada.example@example.com'

rule('3.24', 'a session is written with its greeting, the only part that script can read', async () => {
  const { cookies } = NextResponse.next()
  await writeSession(cookies, await sessionForTest({ email }))
  const [sealed, greeting, ...rest] = cookies.getAll()
  expect(sealed).toMatchObject({
    name: 'next-auth.session-token',
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
  })
  expect(sealed?.value).not.toContain('ada.example')
  expect(greeting).toMatchObject({ name: 'greeting', value: 'ada.example', path: '/', sameSite: 'lax' })
  expect(greeting?.httpOnly).toBeFalsy()
  expect([sealed?.maxAge, greeting?.maxAge, rest]).toEqual([2_592_000, 2_592_000, []])
})

test('a session written into a request is read from it, and is gone once cleared', async () => {
  const session = await sessionForTest()
  const { cookies } = new NextRequest('http://localhost/dashboard')
  await writeSession(cookies, session)
  expect(await readSession(cookies)).toEqual(session)
  await writeSession(cookies, null)
  expect(await readSession(cookies)).toBeNull()
})

test('a cookie opens nothing when the server has ended or never begun its session', async () => {
  const session = await sessionForTest()
  const { cookies } = new NextRequest('http://localhost/dashboard')
  await writeSession(cookies, session)
  await endSession(await siteDatabase(), session.id)
  expect(await readSession(cookies)).toBeNull()
  await writeSession(cookies, { ...session, id: 'never begun' })
  expect(await readSession(cookies)).toBeNull()
})

rule('4.34', 'both cookies end together', async () => {
  const { cookies } = NextResponse.next()
  await writeSession(cookies, null)
  expect(cookies.getAll().map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual([
    ['next-auth.session-token', '', 0],
    ['greeting', '', 0],
  ])
})

rule('1.8', 'a visitor is greeted by the part before the @', () => {
  expect(greetingOf('ada.example@example.com')).toBe('ada.example')
})
