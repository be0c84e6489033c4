// `npm run test:postgres` runs the tests that touch the database, on the Postgres of TEST_DATABASE_URL or a temporary
// one. It leaves out slow tests whose tables and queries others use too. `-- --whole` adds them, as in the long run.
import { spawnSync } from 'node:child_process'
import { say, setup } from '../serve/setup.mjs'
import { findPostgres, startPostgres } from './postgres.mjs'

const isWhole = process.argv.includes('--whole')
const slow = [
  'upstream/(accounts|change-phone|contract|leads|mail-rules|messages|my-account|password-reset|photos|publication|reports|sign-in|withdraw)',
  'lib/account/(lead-forms|shared-renewal)',
  'lib/api/(morning-[a-z-]+|tell-morning)',
  'lib/form/mistyped-message',
  'lib/privacy/(carry-over|withdrawn-lead)',
  'lib/spam/quarantine',
  'scripts/operate/(forget|report)',
]
// These tests behave alike on any database: they read files, write mails, respond over HTTP, or use code that other
// tests run on Postgres.
const alike = [
  'lib/account/(forget-ended-session|guard-dashboard|secure-cookies|session-cookies|sign-out|skip-sign-in|submit-account-form)',
  'upstream/(career-paths|clock|content|hostile|http|mail|outage|paging|resources)',
  // The long run's kills cover two concurrent processes on Postgres too.
  'components/enrol/submit-once',
  'delivery/(mail|stand-as|webhook|webhook-faults)',
  'docs/webhook-receiver',
  'lib/api/(client|faults|outage|outside-destination)',
  'scripts/operate/(backup|outbox|sessions)',
  ...(isWhole ? [] : slow),
].map((names) => `--testPathIgnorePatterns=/${names}\\.test\\.`)

setup()
if (process.env.TEST_DATABASE_URL) process.exit(test(process.env.TEST_DATABASE_URL))

if (process.env.SKIP_POSTGRES) {
  say('NOT TESTED on Postgres, because SKIP_POSTGRES is set')
  process.exit(0)
}
const folder = findPostgres()
if (!folder) {
  say(
    'No Postgres is here and none can be installed. Name one in TEST_DATABASE_URL, or skip it with SKIP_POSTGRES=1.',
  )
  process.exit(1)
}
const postgres = await startPostgres(folder)
process.on('SIGINT', () => {})
try {
  process.exitCode = test(postgres.url)
} finally {
  postgres.stop()
}

function test(url) {
  const asked = process.argv.slice(2).filter((word) => word !== '--whole')
  const args = ['jest', '--findRelatedTests', 'database/testing.ts', ...alike, ...asked]
  const env = { ...process.env, TEST_DATABASE_URL: url }
  return spawnSync('npx', args, { stdio: 'inherit', env }).status ?? 1
}
