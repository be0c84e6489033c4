// Answers a second on one core: the server has the first core, wrk the second.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { install } from '../scripts/gate/tools.mjs'
import { serveFiles, serveFront } from './nginx.mjs'
import { nextApp, port, serve, site } from './server.mjs'
import { printTable } from './table.mjs'

const wrk = '/usr/bin/wrk'

/** Prints how often home is answered by each kind of server, each started for itself. */
export async function reportLoad(bareApp, copy, seconds) {
  if (!existsSync(wrk)) install('wrk')
  const at = port(3)
  const pinned = { core: 0 }
  const measured = [
    await measure('nginx with the file', [await serveFiles(copy, at, pinned)], seconds),
    await measure('bare Next', [await serve(nextApp(bareApp, at), at, pinned)], seconds),
    await measure('npm start', [await serve(site, at, pinned)], seconds),
  ]
  const behind = await serve(site, at, pinned)
  const cache = await serveFront(behind.url, port(4), pinned)
  measured.push(await measure("npm start behind the project's nginx", [behind, cache], seconds))
  printTable(
    [
      'home on one core, 32 connections, best of three',
      'answers a second',
      'of nginx',
      '99% within',
      'memory at the peak',
    ],
    measured.map(({ what, rate, late, memory }) => [
      what,
      rate.toFixed(0),
      (rate / measured[0].rate).toFixed(4),
      late,
      `${memory} MB`,
    ]),
  )
}

async function measure(what, servers, seconds) {
  const measured = await load(`${servers.at(-1).url}/`, seconds)
  const memory = servers.map(({ peak }) => peak().toFixed(0)).join(' + ')
  for (const server of servers.toReversed()) await server.stop()
  return { what, ...measured, memory }
}

// The best of three: whatever else the machine does makes it worse, never better.
async function load(address, seconds) {
  await ask(address, 2)
  const rounds = []
  while (rounds.length < 3) rounds.push(readResult(address, await ask(address, seconds)))
  return rounds.toSorted((a, b) => b.rate - a.rate)[0]
}

function readResult(address, told) {
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(told)
  if (failed) throw new Error(`${address}: ${failed[0]}`)
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(told)[1]),
    late: /99%\s+(\S+)/.exec(told)[1].replace(/(?<=\d)(?=[a-z])/, ' '),
  }
}

async function ask(address, seconds) {
  const encoding = ['-H', 'Accept-Encoding: gzip, deflate, br']
  const args = ['-c', '1', wrk, '-t1', '-c32', `-d${seconds}s`, '--latency', ...encoding, address]
  const child = spawn('taskset', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let told = ''
  for await (const chunk of child.stdout) told += chunk
  return told
}
