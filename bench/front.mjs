// `npm run bench -- load`: how the site serves behind the project's nginx (deploy/nginx), side by side with the same answer as
// a file of nginx's. Run `npm run build` first. Both nginxes and the site have the first core, wrk the second.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import '../scripts/serve/load-env.mjs'
import { install } from '../scripts/gate/tools.mjs'
import { serveAnswer, serveFront } from './nginx.mjs'
import { port, serve, site } from './server.mjs'
import { median, printTable } from './table.mjs'

const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '4' } } })
const [rounds, encoding, wrk] = [5, 'br', '/usr/bin/wrk']
if (!existsSync(wrk)) install('wrk')

const core = 0
let hooks = 0
const env = { TRUSTED_PROXIES: '1', LIMITS_FACTOR: '100000' }
const own = await serve(site, port(0), { core, env })
const front = await serveFront(own.url, port(1), { core })
const file = await serveAnswer(`${own.url}/`, encoding, port(2), { core })

const runs = [
  { what: 'the same answer as a file of nginx', run: () => load(file.url, [file]) },
  { what: 'behind nginx, asked anew each second', run: () => load(front.url, [front, own]) },
  { what: 'behind nginx, a hook a second', run: () => publishing(() => load(front.url, [front, own])) },
  { what: 'the site alone', run: () => load(own.url, [own]) },
]
for (const { run } of runs) await run()
const measured = runs.map(() => [])
// In turn, so that what else the machine does hits each alike.
for (let round = 0; round < rounds; round++) {
  for (const [at, { run }] of runs.entries()) measured[at].push(await run())
}
printTable(
  [
    `home (${encoding}) on one core, 32 connections, median of ${rounds}`,
    'answers a second',
    'of the file',
    'processor, µs each',
    'of the file',
    '99% within',
  ],
  runs.map(({ what }, at) => {
    const middle = (name) => median(measured[at].map((each) => each[name]))
    const share = (name) => median(measured[at].map((each, round) => each[name] / measured[0][round][name]))
    return [
      what,
      middle('rate').toFixed(0),
      share('rate').toFixed(2),
      middle('cost').toFixed(1),
      (1 / share('cost')).toFixed(2),
      `${middle('late').toFixed(1)} ms`,
    ]
  }),
)
process.stdout.write(
  `\nHooks taken: ${hooks}. Memory at the peak: site ${own.peak().toFixed(0)} MB, nginx ${front.peak().toFixed(0)} MB.\n`,
)
for (const server of [front, file, own]) await server.stop()

// Home shows both: it is made anew each time.
async function publishing(work) {
  const timer = setInterval(async () => {
    const { status } = await fetch(`${own.url}/api/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-revalidate-secret': process.env.REVALIDATE_SECRET },
      body: JSON.stringify({ changed: ['career-paths', 'posts'] }),
    })
    if (status === 200) hooks++
  }, 1000)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

function usedBy(servers) {
  return servers.reduce((sum, { used }) => sum + used(), 0)
}

async function load(url, servers) {
  const before = usedBy(servers)
  const args = [
    '-c',
    '1',
    wrk,
    '-t1',
    '-c32',
    '--timeout',
    '10s',
    `-d${options.seconds}s`,
    '--latency',
    '-H',
    `Accept-Encoding: ${encoding}`,
    `${url}/`,
  ]
  const child = spawn('taskset', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let told = ''
  for await (const chunk of child.stdout) told += chunk
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(told)
  if (failed) throw new Error(`${url}: ${failed[0]}`)
  const [, late, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(told)
  const answers = Number(/(\d+) requests in/.exec(told)[1])
  return {
    cost: ((usedBy(servers) - before) / answers) * 1e6,
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(told)[1]),
    late: late * { us: 0.001, ms: 1, s: 1000 }[unit],
  }
}
