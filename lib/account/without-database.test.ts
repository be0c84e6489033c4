import { NextRequest } from 'next/server'
import { guardDashboard } from './guard-dashboard'
import { readSession, writeSession } from './session-cookies'
import { skipSignIn } from './sign-in-page'
import { signOut } from './sign-out'

// No file can be created at this path, as on a host without a disk.
process.env.DATABASE_URL = 'file:/dev/null/site.db'

// Collects the lines of all tests, because the log repeats an error only after a minute.
const said: string[] = []
beforeEach(() => {
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => said.push(String(line)) > 0)
})

async function visit(path: string) {
  const request = new NextRequest(`http://localhost${path}`)
  const session = { id: 'i', email: 'ada@example.com', access: 'a', refresh: 'r', accessUntil: 9e12 }
  await writeSession(request.cookies, session)
  return request
}

test.each(['/dashboard', '/dashboard/account'])('%s is closed without a database', async (path) => {
  const response = await guardDashboard(await visit(path))
  expect(response?.headers.get('x-middleware-rewrite')).toBe('http://localhost/dashboard/away')
  expect(response?.headers.get('cache-control')).toBe('private, no-store')
})

test('the log names the missing setting, and nothing about the visitor', async () => {
  await guardDashboard(await visit('/dashboard'))
  expect(said.join()).toMatch(/"event":"sessions_away".*set DATABASE_URL to a Postgres/)
  expect(said.join()).not.toContain('ada')
})

test('the sign-in form is shown, and signing out clears the cookies', async () => {
  const request = await visit('/auth/login')
  await expect(readSession(request.cookies)).rejects.toThrow('can’t be opened')
  expect(await skipSignIn(request)).toBeUndefined()
  await signOut(request.cookies)
  expect(request.cookies.get('next-auth.session-token')?.value).toBe('')
  expect(said.join()).toContain('"event":"session_not_ended"')
})

test('a visitor without a cookie is led to sign in', async () => {
  const response = await guardDashboard(new NextRequest('http://localhost/dashboard'))
  expect(response?.headers.get('location')).toBe('http://localhost/auth/login?callbackUrl=%2Fdashboard')
})
