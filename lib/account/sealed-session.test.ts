import { encode } from 'next-auth/jwt'
import { rule } from '@/contract/testing'
import { openSession, type Session, sealSession } from './sealed-session'

const secret = process.env.NEXTAUTH_SECRET as string
const session = (): Session => ({
  id: 'i',
  email: 'ada@example.com',
  access: 'a',
  refresh: 'r',
  accessUntil: 0,
})

rule('3.25', 'a sealed session opens again, and its text reveals nothing', async () => {
  const sealed = await sealSession(session())
  expect(sealed).not.toContain('ada@')
  expect(await openSession(sealed)).toMatchObject({ email: 'ada@example.com', accessUntil: 0 })
})

test('a session that is missing, expired, forged, changed or cut is invalid', async () => {
  const sealed = await sealSession(session())
  const seal = (token: Partial<Session>, change = {}) => encode({ token, secret, maxAge: 60, ...change })
  for (const cookie of [
    undefined,
    '',
    'abc',
    sealed.slice(0, -1),
    `${sealed}x`,
    await seal(session(), { maxAge: -60 }),
    await seal(session(), { secret: 'another secret, as long as that one' }),
    await seal({ email: 'ada@example.com' }),
    await seal({ ...session(), id: undefined }),
  ]) {
    expect(await openSession(cookie)).toBeNull()
  }
})
