// `npm test`: the whole gate, from a bare clone. It ends with a line `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { run, say, setup } from '../serve/setup.mjs'

const reports = {
  jest: '.data/test/jest.json',
  postgres: '.data/test/postgres.json',
  playwright: '.data/test/playwright.json',
}

setup()
rmSync('.data/test', { recursive: true, force: true })
mkdirSync('.data/test', { recursive: true })

say('Lint and format')
run('npx', ['biome', 'check', '.'])
say('Types')
run('npm', ['run', '--silent', 'types'])
say('Imports, unused files and dependencies')
run('node', ['scripts/gate/check-imports.mjs'])
run('npx', ['knip'])

say('Unit tests')
const jest = attempt('npx', ['jest', '--json', `--outputFile=${reports.jest}`])
say('The server’s tests on Postgres')
const postgres = attempt('node', [
  'scripts/gate/test-postgres.mjs',
  '--silent',
  '--json',
  `--outputFile=${reports.postgres}`,
])
const { installChromium } = await import('./chromium.mjs')
installChromium()
run('node', ['scripts/serve/build.mjs'])
say('Visitor journeys in Chromium against the production build')
const playwright = attempt('npx', ['playwright', 'test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: reports.playwright })

const units = [report(reports.jest), report(reports.postgres)]
const journeys = report(reports.playwright)?.stats
const passed = sum(units, 'numPassedTests') + (journeys?.expected ?? 0) + (journeys?.flaky ?? 0)
const failed =
  sum(units, 'numFailedTests') + sum(units, 'numRuntimeErrorTestSuites') + (journeys?.unexpected ?? 0)
const isWhole = jest === 0 && postgres === 0 && playwright === 0
process.stdout.write(`${passed} passed, ${isWhole ? failed : Math.max(1, failed)} failed\n`)
process.exit(isWhole && failed === 0 ? 0 : 1)

function attempt(command, args, env = {}) {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
}

function report(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

function sum(all, key) {
  return all.reduce((total, one) => total + (one?.[key] ?? 0), 0)
}
