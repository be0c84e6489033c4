// `npm run bench:outbox`: what keeping every lead costs. `-- --only acknowledge,store,action,outage` measures some of it,
// `-- --quick` tries it for a few seconds each.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { acknowledge } from './outbox/acknowledge.mjs'
import { drainOutage } from './outbox/outage.mjs'
import { env, generate, startSink, startStore, until } from './outbox/programs.mjs'
import { port, serve, site } from './server.mjs'
import { printTable } from './table.mjs'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'acknowledge,store,action,outage' },
    quick: { type: 'boolean', default: false },
  },
})
const seconds = values.quick ? 5 : 60
// Not in the temporary folder, which may be memory: a lead is to be on a disk.
mkdirSync('.data', { recursive: true })
const data = mkdtempSync(join('.data', 'bench-'))
const sink = await startSink(0)
const rows = []
const say = (...row) => {
  const load = loadavg()[0].toFixed(1)
  rows.push([...row, load])
  process.stdout.write(`${[...row, `load ${load}`].join(' | ')}\n`)
}
const ms = (time) => `${time.toFixed(2)} ms`

const measures = {
  async acknowledge() {
    const { median, p99 } = await acknowledge(data, sink, values.quick ? 50 : 500)
    say('acknowledging a lead at the store, median', `${ms(median[0])} before, ${ms(median[1])} now`)
    say('acknowledging a lead at the store, 99%', `${ms(p99[0])} before, ${ms(p99[1])} now`)
  },

  async store() {
    const settings = { ...env(sink), DATABASE_URL: `file:${resolve(data, 'store.db')}` }
    const store = await startStore(6, settings)
    await flood('200 leads a second at the store', 'store', store.url, 200)
    await store.stop()
  },

  async action() {
    const settings = { ...env(sink), DATABASE_URL: `file:${resolve(data, 'action.db')}` }
    const { url, stop } = await serve(site, port(7), { page: '/icon.svg', env: settings })
    await flood('50 leads a second through the action, without script', 'plain', url, 50)
    await flood('50 leads a second through the action, with script', 'script', url, 50)
    await stop()
  },

  async outage() {
    const items = values.quick ? 600 : 10_000
    const { drained, p99, median, asked } = await drainOutage(data, sink, items)
    const took = drained === null ? 'not within ten minutes' : `${drained.toFixed(0)} s`
    say(`${items} waiting mails after an outage`, took)
    say(`pages meanwhile, ${asked} of 10 a second`, `median ${ms(median)}, 99% ${ms(p99)}`)
  },
}

try {
  for (const name of values.only.split(',')) await measures[name]()
} finally {
  sink.stop()
  rmSync(data, { recursive: true })
}
printTable(['what', 'measured', 'load of the machine'], rows)

// All that was acknowledged is to come to the mail server: one mail to admissions for each lead.
async function flood(what, way, url, rate) {
  const before = (await sink.count()).admissions
  const { count, acknowledged, failures, median, p99, ...took } = await generate(way, url, rate, seconds)
  const delivered = async () => (await sink.count()).admissions - before
  const later = await until(async () => (await delivered()) >= acknowledged, 600)
  const told = later === null ? 'not all within ten minutes' : `the last ${later.toFixed(0)} s later`
  const failed = acknowledged === count ? '' : `, ${JSON.stringify(failures)}`
  say(
    `${what}, for ${took.seconds.toFixed(0)} s`,
    `${acknowledged} of ${count} acknowledged${failed}, ${await delivered()} delivered, ${told}; median ${median} ms, 99% ${p99} ms`,
  )
}
