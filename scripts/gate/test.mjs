// `npm test`: the whole gate, from a bare clone. It ends with a line `N passed, N failed`.
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { say, setup } from '../serve/setup.mjs'
import { advisoriesReport } from './advisories.mjs'
import { reports, summary } from './summary.mjs'
import { needTool } from './tools.mjs'

const memory = '/dev/shm'
const roomInMemoryBytes = 4e9

setup()
rmSync('.data/test', { recursive: true, force: true })
mkdirSync('.data/test', { recursive: true })
makeScratch()
// These modules import packages, which `setup` has just installed.
const { installBrowsers } = await import('./browsers.mjs')
const { rulesReport } = await import('./rules.mjs')
installBrowsers()
needTool('python3')
const asked = advisoriesReport()

// `checks` and `units` run side by side, as each leaves a core idle for much of its time. Types are checked before the
// build, which writes types as well.
const checks = inTurn(
  ['Types', 'npm', ['run', '--silent', 'types']],
  ['Build', 'node', ['scripts/serve/build.mjs']],
)
const units = inTurn(
  ['Lint and format', 'npx', ['biome', 'check', '.']],
  ['Unused files and dependencies', 'npx', ['knip']],
  ['Unit tests', 'npx', ['jest', '--silent', '--json', `--outputFile=${reports.jest}`]],
  [
    'The tests that touch the database, on Postgres',
    'node',
    ['scripts/gate/test-postgres.mjs', '--silent', '--json', `--outputFile=${reports.postgres}`],
  ],
)
const isBuilt = await checks
let isWhole = isBuilt
if (isBuilt) {
  say('Visitor journeys in Chromium against the production build')
  const change = { PLAYWRIGHT_JSON_OUTPUT_NAME: reports.playwright }
  isWhole = await job(undefined, 'npm', ['run', '--silent', 'test:journeys'], change)
}
isWhole = (await units) && isWhole

// Without a build no journey has run, and the report would call each rule that journeys test untested.
const rules = isBuilt ? rulesReport() : { line: 'Rules: not checked, because there is no build', faults: [] }
const advisories = await asked
const { lines, passed, failed } = summary(reports, [...rules.faults, ...advisories.faults])
const failures = isWhole ? failed : Math.max(1, failed)
process.stdout.write(
  `${[...lines, rules.line, advisories.line, `${passed} passed, ${failures} failed`].join('\n')}\n`,
)
process.exit(failures === 0 ? 0 : 1)

async function inTurn(...jobs) {
  let isGood = true
  for (const each of jobs) isGood = (await job(...each)) && isGood
  return isGood
}

// A job with a title prints its output only if it fails, and in one piece, because other jobs run beside it.
async function job(title, command, args, env = {}) {
  const begun = Date.now()
  const stdio = title ? ['ignore', 'pipe', 'pipe'] : 'inherit'
  const child = spawn(command, args, { stdio, env: { ...process.env, ...env } })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => said.push(data))
  const code = await new Promise((ended) => child.on('close', ended))
  if (title) say(`${title}: ${code === 0 ? 'good' : 'FAILED'} (${Math.round((Date.now() - begun) / 1000)} s)`)
  if (code !== 0) process.stdout.write(Buffer.concat(said))
  return code === 0
}

// Puts databases, mails and copies into memory if there is room, because each commit of a database waits for a disk.
function makeScratch() {
  const folder = mkdtempSync(join(hasRoomInMemory() ? memory : tmpdir(), 'gate-'))
  // Postgres runs as another user.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  // Without these handlers a stopped gate would leave the folder in memory.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
}

function hasRoomInMemory() {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > roomInMemoryBytes
}
