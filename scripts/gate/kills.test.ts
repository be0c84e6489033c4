import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

// `npm run test:kills -- --kills 500` is the same for longer, and on Postgres too.
test('kills lose no lead that was acknowledged, and none comes twice unmarked', async () => {
  const args = ['tsx', 'scripts/gate/kills.ts', '--seed', '7', '--on', 'sqlite', '--kills', '5']
  const { stdout } = await run('npx', args, { env: process.env }).catch(({ stdout, stderr }) => ({
    stdout: `${stdout}\n${stderr}`,
  }))
  expect(stdout).toContain('Nothing is lost, and nothing came twice unmarked.')
  expect(stdout).not.toContain('FAULT')
}, 600_000)
