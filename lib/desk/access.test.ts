import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NextRequest } from 'next/server'
import { embedded } from '@/lib/api/embedded'
import { invitationToken } from '@/lib/api/staff-invitation'
import { deskOf, getMember } from './access'
import { invitationCookie, pendingCookie, recoveryCookie } from './desk-cookies'
import { newFactor } from './factor'
import { guardDesk } from './guard-desk'
import { addStaff, removeStaff, resetStaff } from './staff'
import { codeOf, deskForTest, password } from './testing'

const { db, browser, member, post, pass, lead, mailDir } = deskForTest()

const hour = 60 * 60_000
const halfMinute = 30_000

// Removes the soft line breaks of quoted-printable.
function mails(): string[] {
  return readdirSync(mailDir).map((name) =>
    readFileSync(join(mailDir, name), 'utf8').replaceAll(/=\r?\n/g, ''),
  )
}

async function guarded(jar: Awaited<ReturnType<typeof browser>>, path = '/desk') {
  const request = new NextRequest(`http://localhost${path}`, { headers: { cookie: jar.toString() } })
  const response = await guardDesk(request)
  return response?.headers.get('location') ?? response?.headers.get('x-middleware-rewrite') ?? 'on'
}

test('the desk does not exist for an account that is not staff', async () => {
  const jar = await browser('stranger@example.com')
  expect(await deskOf(jar)).toBeNull()
  expect(await guarded(jar)).toBe('http://localhost/not-found')
  expect(await post(jar, 'answered', { reference: await lead() })).toBeNull()
})

test('a member without a second factor sees only the set-up, and only after opening the mailed link', async () => {
  await addStaff(await db(), 'new@example.com', new Date())
  const jar = await browser('new@example.com')
  expect(await guarded(jar)).toBe('http://localhost/not-found')
  jar.set(invitationCookie.name, 'of the mailed link')
  expect(await guarded(jar)).toBe('http://localhost/desk/set-up')
  expect(await post(jar, 'answered', { reference: await lead() })).toBe('/desk/set-up')
  expect(await post(jar, 'code', { code: '000000' })).toBe('/desk/set-up')
})

test('only the mailed link and the password together set up a second factor', async () => {
  await addStaff(await db(), 'link@example.com', new Date())
  await embedded().settled()
  const jar = await browser('link@example.com')
  const invitation = mails().find((text) => text.includes('To: link@') && text.includes('/desk/set-up'))
  const [, token = ''] = /set-up\?t=3D([\w-]+)/.exec(invitation ?? '') ?? []
  expect(token).not.toBe('')
  const { sealed, secret } = await newFactor('link@example.com')
  const fields = () => ({ factor: sealed, code: codeOf(secret), password })
  expect(await post(jar, 'set-up', fields())).toBe('/desk/set-up')
  jar.set(invitationCookie.name, token)
  expect(await post(jar, 'set-up', { ...fields(), password: 'wrong' })).toBe('/desk/set-up?said=password')
  expect(await post(jar, 'set-up', { ...fields(), code: '123' })).toBe('/desk/set-up?said=code')
  expect(await post(jar, 'set-up', fields())).toBe('/desk/recovery')
  expect(await recoveryCookie.read(jar.get(recoveryCookie.name)?.value)).toHaveLength(10)
  expect(await deskOf(jar)).toMatchObject({ isOpen: true, mayChange: true })
  const stored = JSON.stringify(await getMember(await db(), 'link@example.com'))
  expect(stored).not.toContain(secret)
  // The link works once.
  jar.set(invitationCookie.name, token)
  expect(await post(jar, 'set-up', fields())).toBe('/desk/set-up')
})

test('an invitation ends after a day', async () => {
  await addStaff(await db(), 'late@example.com', new Date())
  const jar = await browser('late@example.com')
  jar.set(invitationCookie.name, invitationToken((await getMember(await db(), 'late@example.com')) as never))
  pass(24 * hour + 1)
  const { sealed, secret } = await newFactor('late@example.com')
  expect(await post(jar, 'set-up', { factor: sealed, code: codeOf(secret), password })).toBe('/desk/set-up')
})

test('a session opens the desk for eight hours, which later codes do not extend', async () => {
  const { jar, code } = await member('day@example.com')
  for (let passed = 1; passed < 8; passed++) {
    pass(hour)
    expect(await post(jar, 'code', { code: code() })).toBe('/desk')
    expect((await deskOf(jar))?.isOpen).toBe(true)
  }
  pass(hour + 1)
  expect(await deskOf(jar)).toMatchObject({ isOpen: false, mayChange: false })
  expect(await guarded(jar)).toBe('http://localhost/desk/code')
})

test('a change over an hour after the last code waits for a new code, and then takes place', async () => {
  const { jar, code } = await member('hour@example.com')
  const reference = await lead()
  pass(hour + halfMinute)
  expect(await post(jar, 'answered', { reference, seen: 'received', back: '/desk?q=ada' })).toBe('/desk/code')
  expect(await post(jar, 'code', { code: code() })).toBe('/desk?q=ada')
  const row = (await embedded().database()).selectFrom('leads').select(['status', 'answered_by'])
  expect(await row.where('reference', '=', reference).executeTakeFirst()).toEqual({
    status: 'answered',
    answered_by: 'hour@example.com',
  })
})

test('a change that waits for a code takes place only after its own sender’s code', async () => {
  const [one, other] = [await member('one@example.com'), await member('other@example.com')]
  const reference = await lead()
  pass(hour + halfMinute)
  expect(await post(one.jar, 'answered', { reference, seen: 'received', back: '/desk' })).toBe('/desk/code')
  const waiting = one.jar.get(pendingCookie.name)?.value ?? ''
  other.jar.set(pendingCookie.name, waiting)
  expect(await post(other.jar, 'code', { code: other.code() })).toBe('/desk')
  const row = (await embedded().database()).selectFrom('leads').select('status')
  expect(await row.where('reference', '=', reference).executeTakeFirst()).toEqual({ status: 'received' })
})

test('each code of the app and each recovery code is accepted once', async () => {
  const { jar, code } = await member('once@example.com')
  const used = code()
  expect(await post(jar, 'code', { code: used })).toBe('/desk/code?said=code')
  pass(halfMinute)
  const next = code()
  expect(await Promise.all([1, 2].map(() => post(jar, 'code', { code: next })))).toEqual(
    expect.arrayContaining(['/desk', '/desk/code?said=code']),
  )
  const [recovery = ''] = (await recoveryCookie.read(jar.get(recoveryCookie.name)?.value)) ?? []
  expect(await post(jar, 'code', { code: recovery.toLowerCase() })).toBe('/desk')
  expect(await post(jar, 'code', { code: recovery })).toBe('/desk/code?said=code')
})

test('five wrong codes cause a wait and one mail to the account, even if they are sent in parallel', async () => {
  const { jar, code } = await member('wrong@example.com')
  pass(halfMinute)
  const tries = await Promise.all(Array.from({ length: 20 }, () => post(jar, 'code', { code: '000000' })))
  expect(tries.filter((to) => to === '/desk/code?said=code')).toHaveLength(5)
  expect(await post(jar, 'code', { code: code() })).toMatch(/^\/desk\/code\?wait=\d+$/)
  await embedded().settled()
  expect(mails().filter((text) => /^To: wrong@/m.test(text) && text.includes('Wrong codes'))).toHaveLength(1)
})

test('thirty wrong codes close the desk for the day, even with right codes between them', async () => {
  const { jar, code } = await member('guessed@example.com')
  for (let round = 0; round < 10; round++) {
    for (let time = 0; time < 3; time++) {
      pass(halfMinute)
      await post(jar, 'code', { code: '000000' })
    }
    if (round < 9) expect(await post(jar, 'code', { code: code() })).toBe('/desk')
  }
  pass(hour)
  expect(await post(jar, 'code', { code: code() })).toMatch(/^\/desk\/code\?wait=\d{5}$/)
  pass(23 * hour)
  expect(await post(jar, 'code', { code: code() })).toBe('/desk')
})

test('a recovery code is stored as a hash that needs the site’s key', async () => {
  const { jar } = await member('recovery@example.com')
  const codes = (await recoveryCookie.read(jar.get(recoveryCookie.name)?.value)) ?? []
  const { recovery = '' } = (await getMember(await db(), 'recovery@example.com')) ?? {}
  const plain = codes.map((code) => createHash('sha256').update(code.replace('-', '')).digest('base64url'))
  expect(recovery.split('\n')).toHaveLength(10)
  expect([...plain, ...codes].filter((text) => recovery.includes(text))).toEqual([])
})

test('the cookie of the recovery codes does not accept a sealed form', async () => {
  const form = await pendingCookie.write({ act: 'answered', fields: {}, session: 'one' })
  expect(await pendingCookie.read(form)).not.toBeNull()
  expect(await recoveryCookie.read(form)).toBeNull()
})

test('a removed member has no access at the next request, and a reset member must set up again', async () => {
  const [one, other] = [await member('gone@example.com'), await member('reset@example.com')]
  await removeStaff(await db(), 'gone@example.com')
  expect(await guarded(one.jar)).toBe('http://localhost/not-found')
  expect(await post(one.jar, 'answered', { reference: await lead() })).toBeNull()
  await resetStaff(await db(), 'reset@example.com', new Date())
  expect(await guarded(other.jar)).toBe('http://localhost/desk/set-up')
  pass(halfMinute)
  expect(await post(other.jar, 'code', { code: other.code() })).toBe('/desk/set-up')
})

test('staff who are added twice get one invitation', async () => {
  expect(await addStaff(await db(), 'twice@example.com', new Date())).toBe(true)
  expect(await addStaff(await db(), 'twice@example.com', new Date())).toBe(false)
})
