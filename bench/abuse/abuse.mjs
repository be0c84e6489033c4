// `npm run bench -- abuse` attacks the built site on this machine's loopback. It prints what each attack tried, what
// got through, the site's memory, and how long its pages took meanwhile. It exits with 1 if a goal is missed. Names
// after `--` choose attacks. With `--old` the built pages are an hour old, so that Next renders each again.
import { mkdtempSync, readdirSync, utimesSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfChanged } from '../../scripts/serve/build.mjs'
import { port, serve, site } from '../server.mjs'
import { isAllMet, printTable, verdict } from '../table.mjs'
import * as attacks from './attacks.mjs'
import * as connections from './connections.mjs'
import { startWatch } from './lanes.mjs'
import * as logLines from './log-lines.mjs'
import * as readings from './readings.mjs'

const maxLateMs = 250
const maxMemoryMb = 300

const { values, positionals: names } = parseArgs({
  options: { old: { type: 'boolean', default: false } },
  allowPositionals: true,
})
if (values.old) {
  await buildIfChanged()
  makeOld(join('.next', 'server', 'app'))
}

const mails = mkdtempSync(join(tmpdir(), 'bench-mails-'))
const env = { MAIL_DIR: mails, TRUSTED_PROXIES: '1', LIMITS_FACTOR: '1', NEXT_TELEMETRY_DISABLED: '1' }
const server = await serve(site, port(0), { env })
// An attacker has a machine of its own, so this process yields to the site.
setPriority(19)
const all = { ...attacks, ...readings, ...connections, ...logLines }
const chosen = Object.entries(all).filter(([name]) => names.length === 0 || names.includes(name))

const rows = []
for (const [name, attack] of chosen) {
  const stop = startWatch(server.url)
  const result = await attack({ url: server.url, mails, resident: server.resident }).catch(failed)
  const { tried, through, most = 0, told = through } = result
  const [p95, peak] = [await stop(), server.peak()]
  const own = [
    [tried, told, `at most ${most}`, through <= most],
    ['p95 of pages meanwhile', `${p95.toFixed(0)} ms`, `${maxLateMs} ms`, p95 <= maxLateMs],
    ['memory so far', `${peak.toFixed(0)} MB`, `${maxMemoryMb} MB`, peak < maxMemoryMb],
  ].map(([what, came, goal, isMet]) => [`${name}: ${what}`, came, goal, verdict(isMet)])
  rows.push(...own)
  for (const row of own) process.stdout.write(`${row.join(' | ')}\n`)
}
const isAlive = await fetch(server.url).then(
  ({ ok }) => ok,
  () => false,
)
rows.push(['the site is alive', isAlive ? 'yes' : 'no', 'yes', verdict(isAlive)])
printTable(['attack', 'what got through', 'goal', ''], rows)
await server.stop()
process.exit(isAllMet(rows) ? 0 : 1)

// An attack rejects only if the site does not respond.
function failed({ message }) {
  return { tried: `ended with "${message}"`, through: 1 }
}

// Next takes the age of a prerendered page from its file.
function makeOld(folder) {
  const hourAgo = Date.now() / 1000 - 3600
  for (const name of readdirSync(folder, { recursive: true }))
    utimesSync(join(folder, name), hourAgo, hourAgo)
}
