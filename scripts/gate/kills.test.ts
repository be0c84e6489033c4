import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { testDatabaseUrl } from '@/database/testing'

const run = promisify(execFile)

const onSqlite = testDatabaseUrl().startsWith('file:')

// `npm run test:kills -- --kills 500` is the same for longer.
test('kills lose no lead that was acknowledged, and none comes twice unmarked', async () => {
  const options = onSqlite ? ['--on', 'sqlite', '--kills', '9'] : ['--on', 'postgres', '--kills', '6']
  const args = ['tsx', 'scripts/gate/kills.ts', '--seed', '7', ...options]
  const { stdout } = await run('npx', args, { env: process.env }).catch(({ stdout, stderr }) => ({
    stdout: `${stdout}\n${stderr}`,
  }))
  expect(stdout).toContain('Nothing is lost, and nothing came twice unmarked.')
  expect(stdout).not.toContain('FAULT')
}, 600_000)
