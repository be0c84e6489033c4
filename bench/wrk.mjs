import { spawn } from 'node:child_process'
import { needTool } from '../scripts/gate/tools.mjs'

/**
 * Loads an address. Returns requests a second (`rate`), the 99th percentile of their times (`late`, ms),
 * and the processor time of `servers` for each (`cost`, µs).
 */
export async function loadByWrk(url, servers, { seconds, connections = 32, core, script, env }) {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '--latency']
  const asks = script ? ['-s', script] : ['-H', 'Accept-Encoding: br']
  const [command, ...words] = [
    ...(core === undefined ? [] : ['taskset', '-c', String(core)]),
    needTool('wrk'),
  ]
  const used = () => servers.reduce((sum, server) => sum + server.used(), 0)
  const before = used()
  const child = spawn(command, [...words, ...args, ...asks, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  let output = ''
  for await (const chunk of child.stdout) output += chunk
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(output)
  if (failed) throw new Error(`${url}: ${failed[0]}`)
  const [, late, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output)
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)[1]),
    cost: ((used() - before) / Number(/(\d+) requests in/.exec(output)[1])) * 1e6,
    late: late * { us: 0.001, ms: 1, s: 1000 }[unit],
  }
}
