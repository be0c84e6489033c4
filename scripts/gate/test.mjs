// `npm test`: the whole gate, from a bare clone. It ends with a line `N passed, N failed`.
import { mkdirSync, rmSync } from 'node:fs'
import { say, setup } from '../serve/setup.mjs'
import { installPython } from './debian.mjs'
import { job } from './job.mjs'
import { makeScratch } from './scratch.mjs'
import { reports, summary } from './summary.mjs'

setup()
rmSync('.data/test', { recursive: true, force: true })
mkdirSync('.data/test', { recursive: true })
makeScratch()
// Packages are there only now.
const { installChromium } = await import('./chromium.mjs')
const { rulesReport } = await import('./rules.mjs')
const { installEngines } = await import('./engines.mjs')
installChromium()
installEngines()
installPython()

// Side by side, as each leaves a core idle for much of its time. Types before the build, which writes types as well.
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

// Without a build no journey has run, and each of their rules would be named.
const rules = isBuilt ? rulesReport() : { line: 'Rules: not asked for', faults: [] }
const { lines, passed, failed } = summary(reports, rules.faults)
const failures = isWhole ? failed : Math.max(1, failed)
process.stdout.write(`${[...lines, rules.line, `${passed} passed, ${failures} failed`].join('\n')}\n`)
process.exit(failures === 0 ? 0 : 1)

async function inTurn(...jobs) {
  let isGood = true
  for (const each of jobs) isGood = (await job(...each)) && isGood
  return isGood
}
