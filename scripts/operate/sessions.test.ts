import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { testDatabaseUrl } from '@/database/testing'
import { findSession, insertSession } from '@/lib/account/session-rows'
import { openSiteDatabase } from '@/lib/store/site-database'
import { bundled } from '@/scripts/gate/bundled'

// Runs the real command while this process uses the database.

const run = promisify(execFile)
const url = testDatabaseUrl()
const program = bundled('scripts/operate/site.ts')

async function sessions(...words: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: url }
  return (await run(process.execPath, [program, 'sessions', ...words], { env })).stdout
}

test('npm run site -- sessions lists an account’s devices, and with --end signs out on all of them', async () => {
  const db = await openSiteDatabase(url)
  const begin = (email: string, device: string) => insertSession(db, { email, userId: null, device })
  const ids = [
    await begin('Ada@example.com', 'Firefox on Windows'),
    await begin('ada@example.com', 'Safari on iPhone'),
  ]
  const other = await begin('bob@example.com', 'Chrome on Linux')

  const told = await sessions('ADA@example.com')
  expect(told.trim().split('\n').sort()).toEqual([
    expect.stringMatching(
      /^Firefox on Windows: signed in on [\d-]+ [\d:]+ UTC, last used on [\d-]+ [\d:]+ UTC$/,
    ),
    expect.stringMatching(/^Safari on iPhone: /),
  ])
  for (const id of ids) expect(told).not.toContain(id)

  expect(await sessions('--end', 'ada@example.com')).toBe('Ended: 2\n')
  expect(await sessions('ada@example.com')).toBe('Not signed in anywhere.\n')
  for (const id of ids) expect(await findSession(db, id)).toBeUndefined()
  expect(await findSession(db, other)).toMatchObject({ device: 'Chrome on Linux' })
  await db.destroy()
})

test('an invalid address is refused without being repeated', async () => {
  const refusal = await sessions('nobody').catch((error) => error)
  expect([refusal.code, refusal.stderr.trim()]).toEqual([
    1,
    'Name one email address: npm run site -- sessions ada@example.com',
  ])
})
