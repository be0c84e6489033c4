import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, openSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { bundled } from '@/scripts/gate/bundled'
import { freePort } from '@/scripts/gate/tools.mjs'

const program = bundled('scripts/serve/upstream.ts')

const settings = () => ({
  PORT: '0',
  DATABASE_URL: `file:${join(mkdtempSync(join(tmpdir(), 'upstream-')), 'test.db')}`,
  API_ROOT_URL: '',
  SMTP_URL: '',
})

/** Runs `npm run upstream` until it ends, or until `isEnough` accepts a line of its log. */
async function run(
  args: string[],
  env: Record<string, string>,
  isEnough: (line: string) => boolean = () => false,
) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ...settings(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const read = (line: string) => {
    said += `${line}\n`
    if (isEnough(line)) child.kill('SIGTERM')
  }
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', read)
  const [code] = await once(child, 'close')
  return { code, said }
}

test.each([
  [
    ['--faults'],
    { HOST: '0.0.0.0' },
    '--faults is for tests and needs a HOST on this machine, such as 127.0.0.1',
  ],
  [['--fault'], {}, 'npm run upstream accepts --faults only'],
])(
  'npm run upstream refuses the arguments %j with the settings %j',
  async (args, env, message) => {
    const { code, said } = await run(args, env as Record<string, string>)
    expect([code, said.trim()]).toEqual([1, message])
  },
  30_000,
)

test('the log names faults and a stopped clock at start, each in one line', async () => {
  const { code, said } = await run(['--faults'], { NOW: '2027-01-10T09:00:00Z' }, (line) =>
    line.includes('upstream_faults'),
  )
  const lines = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 'warn',
      event: 'upstream_faults',
      control: expect.stringMatching(/^http:\/\/127\.0\.0\.1:[1-9]\d*\/__faults$/),
    }),
  )
  expect(lines).toContainEqual(
    expect.objectContaining({ event: 'clock_stands_still', now: '2027-01-10T09:00:00.000Z' }),
  )
  expect(code).toBe(0)
}, 30_000)

const onLinux = existsSync('/dev/full') ? test : test.skip

onLinux(
  'the upstream goes on when it cannot write its log, as on a full disk',
  async () => {
    const full = openSync('/dev/full', 'w')
    const port = await freePort()
    const child = spawn(process.execPath, [program], {
      env: { ...process.env, ...settings(), PORT: String(port) },
      stdio: ['ignore', full, full],
    })
    const ended = once(child, 'exit')
    const ask = () => fetch(`http://127.0.0.1:${port}/api/countries/`).catch(() => null)
    while (child.exitCode === null && !(await ask())?.ok) await new Promise((next) => setTimeout(next, 50))
    expect((await ask())?.status).toBe(200)
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  },
  30_000,
)
