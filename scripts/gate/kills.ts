// `npm run test:kills` kills the site's write path at random moments while leads and messages come in. It shows that
// each acknowledged form arrives, and none twice. Options: `-- --kills 500 --seed 7 --on sqlite` (or `postgres`).
import '../serve/command.mjs'
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { doublesOf, faultsOf } from './kills/checks'
import { compile } from './kills/programs'
import { runSetUp } from './kills/rounds'
import { emptyTally, missingIn } from './kills/tally'
import type { SetUp } from './kills/world'
import { findPostgres, startPostgres } from './postgres.mjs'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '40' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    on: { type: 'string', default: 'sqlite,postgres' },
  },
})
const kills = Number(values.kills)
const seed = Number(values.seed)
const say = (line: string) => process.stdout.write(`${line}\n`)

const postgres = values.on.includes('postgres') ? await openPostgres() : undefined
const onSqlite: SetUp[] = [
  { upstream: 'embedded', sites: 1 },
  { upstream: 'outside, idempotent', sites: 1 },
  { upstream: 'outside, not idempotent', sites: 1 },
  { upstream: 'embedded', sites: 2 },
  { upstream: 'outside, not idempotent', sites: 2 },
]
const onPostgres: SetUp[] = [
  { upstream: 'embedded', sites: 2 },
  { upstream: 'outside, idempotent', sites: 1 },
  { upstream: 'outside, not idempotent', sites: 2 },
]
// A set-up takes longer than its kills. With fewer than 30 kills, only every second set-up runs.
const isFew = kills < 30
const setUps = [
  ...(values.on.includes('sqlite') ? onSqlite : []),
  ...(postgres ? onPostgres.map((setUp) => ({ ...setUp, postgres: postgres.url })) : []),
].filter((_, index) => !isFew || index % 2 === 0)
const folder = await compile()
const total = emptyTally()
const faults: string[] = []
const begun = Date.now()
say(`${kills} kills with the seed ${seed}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.once('exit', () => postgres?.stop())
const waiting = [...setUps.entries()]
try {
  // Two set-ups run at a time, because each leaves a core idle for much of its time.
  await Promise.all([runThose(), runThose()])
} finally {
  rmSync(folder, { recursive: true })
}
// Fewer than 30 kills cannot hit every kind.
const missing = isFew ? [] : missingIn(total)
say(`\nWhat ${total.kills} kills in ${Math.round((Date.now() - begun) / 1000)} s hit:`)
for (const [kind, count] of Object.entries(total)) say(`  ${String(count).padStart(7)}  ${kind}`)
for (const kind of missing) say(`  FAULT: no kill hit this: ${kind}`)
faults.push(...missing)
say(faults.length === 0 ? 'No form is lost. Only marked ones came twice.' : `${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)

async function runThose(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [index, setUp] = next
    const upTo = (count: number) => Math.floor((kills * count) / setUps.length)
    await run(setUp, upTo(index + 1) - upTo(index), seed + 10 * index)
  }
}

async function run(setUp: SetUp, kills: number, seed: number): Promise<void> {
  const name = `${setUp.upstream} upstream, ${setUp.sites} × site, ${setUp.postgres ? 'Postgres' : 'SQLite'}`
  const result = await runSetUp(folder, setUp, kills, seed)
  for (const [kind, count] of Object.entries(result.tally)) total[kind as keyof typeof total] += count
  const { byPerson, lostAnswers, mails, rows, sent, webhooks } = result
  const acknowledged = [...sent.values()].filter(({ isAcknowledged }) => isAcknowledged).length
  say(`${name}: ${kills} kills`)
  say(`  ${sent.size} forms sent, ${acknowledged} acknowledged; ${lostAnswers} answers lost on the way`)
  say(`  ${mails.length} mails, ${webhooks.length} webhooks, ${byPerson.length} sent again by a person`)
  if (rows.length > 0) say(`  ${rows.length} rows at the upstream, ${doublesOf(result)} doubled`)
  const found = faultsOf(result, setUp)
  for (const fault of found.slice(0, 10)) say(`  FAULT: ${fault}`)
  faults.push(...found)
}

async function openPostgres() {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url, stop() {} }
  if (process.env.SKIP_POSTGRES) return undefined
  const folder = findPostgres()
  return folder ? await startPostgres(folder) : undefined
}
