import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { sandbox } from './testing'

jest.setTimeout(60_000)

let site: Awaited<ReturnType<typeof sandbox>>
beforeEach(async () => {
  site = await sandbox()
  site.write('first')
})
afterEach(() => site.remove())

/** Waits until the condition holds. A test that waits in vain fails by its timeout. */
async function until(holds: () => boolean | Promise<boolean>) {
  while (!(await holds())) await new Promise((next) => setTimeout(next, 50))
}

const build = ['node', 'scripts/serve/build.mjs']
const npm = ['npm', 'start', '--silent']
const alone = ['node', 'scripts/serve/start.mjs']

async function start(command = alone) {
  const server = site.run(command)
  await until(async () => (await site.ask()) !== '')
  return server
}

test('SIGTERM to npm alone, as Docker sends it, ends the server', async () => {
  const { pid, ended } = await start(npm)
  process.kill(pid, 'SIGTERM')
  await ended
  await until(async () => (await site.ask()) === '')
})

test('SIGTERM to the whole group ends the server without a failure', async () => {
  const { pid, ended } = await start(npm)
  process.kill(-pid, 'SIGTERM')
  await ended
  expect(await site.ask()).toBe('')
})

test('npm start exits with 0 after SIGTERM', async () => {
  const { pid, ended } = await start()
  process.kill(pid, 'SIGTERM')
  expect(await ended).toBe(0)
  expect(await site.ask()).toBe('')
})

test.each([
  ['a server that crashes', '/crash', 134],
  ['a server that exits by itself', '/exit', 1],
])('%s ends npm start with a failure, so that a supervisor restarts it', async (_, path, code) => {
  const { ended } = await start()
  await site.ask(path)
  expect(await ended).toBe(code)
})

test('the server reads baked content as it was built, even after an edit', async () => {
  await start()
  writeFileSync(site.path('content/provider.yaml'), ' as edited')
  expect(await site.ask('/baked')).toBe('provider.yaml as built')
})

test('a stop during the build ends the build, and serves nothing', async () => {
  site.write('slow')
  const { pid, ended } = site.run(alone)
  await until(() => existsSync(site.path('builds')))
  process.kill(pid, 'SIGTERM')
  expect(await ended).toBe(0)
  expect(await site.ask()).toBe('')
})

test('npm start serves the previous build, with a warning, after a failed one', async () => {
  expect(await site.run(build).ended).toBe(0)
  site.write('broken')
  expect(await site.run(build).ended).toBe(1)
  const { said } = await start()
  expect(await site.ask()).toBe('first')
  expect(said.text).toContain('THE BUILD FAILED')
})

test('content with errors is not built, and its errors are printed', async () => {
  expect(await site.run(build).ended).toBe(0)
  writeFileSync(site.path('content/broken'), '')
  const { said, ended } = site.run(build)
  expect(await ended).toBe(1)
  expect(said.text).toContain('content/broken:1: did you mean sound?')
  expect(readFileSync(site.path('builds'), 'utf8')).toBe('x')
})

test('npm start exits with the code of a failed first build', async () => {
  site.write('broken')
  expect(await site.run(alone).ended).toBe(1)
  expect(existsSync(site.path('.next'))).toBe(false)
})

test('a build replaces the previous build in the folder of NEXT_DIST_DIR', async () => {
  const named = { NEXT_DIST_DIR: '.next-other' }
  for (const page of ['first', 'second']) {
    site.write(page)
    expect(await site.run(build, named).ended).toBe(0)
    expect(readFileSync(site.path('.next-other/page'), 'utf8')).toBe(page)
  }
  expect(existsSync(site.path('.next'))).toBe(false)
  expect(existsSync(site.path('.next-other-before'))).toBe(false)
})

test('a second build runs only when sources or settings have changed', async () => {
  const builds = async (change = {}) => {
    expect(await site.run(build, change).ended).toBe(0)
    return readFileSync(site.path('builds'), 'utf8').length
  }
  expect(await builds()).toBe(1)
  expect(await builds()).toBe(1)
  const change = { COUNTRIES_URL: 'https://countries.example.com' }
  expect(await builds(change)).toBe(2)
  expect(await builds({ ...change, NOW: '2027-01-10T09:00:00Z' })).toBe(3)
})

test('two concurrent builds run Next once, and both succeed', async () => {
  const both = [site.run(build), site.run(build)]
  expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0])
  expect(readFileSync(site.path('builds'), 'utf8')).toBe('x')
})

test('a site that is up to date starts while another one builds', async () => {
  expect(await site.run(build).ended).toBe(0)
  const lock = site.path('.next-building.lock')
  mkdirSync(lock)
  await start()
  expect(await site.ask()).toBe('first')
  // A start that waited would have removed the lock, because no process touches it.
  expect(existsSync(lock)).toBe(true)
})

test('the stale lock of a killed build does not delay a start', async () => {
  const lock = site.path('.next-building.lock')
  mkdirSync(lock)
  utimesSync(lock, new Date(), new Date(Date.now() - 20_000))
  await start()
  expect(await site.ask()).toBe('first')
})
