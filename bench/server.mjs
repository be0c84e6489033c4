// Starts servers to be measured, on this machine's loopback, and reads their memory from the kernel.
import { spawn } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { end } from '../scripts/gate/tools.mjs'
import { nextBin } from '../scripts/serve/build.mjs'

const firstPort = Number(process.env.BENCH_PORT || 4390)

export const port = (offset) => String(firstPort + offset)

/** Arguments for `serve`: the site as `npm start` serves it. */
export const site = ['scripts/serve/start.mjs']

/** Arguments for `serve`: a Next app in a folder, as `next start` serves it. */
export const nextApp = (folder, at) => [nextBin, 'start', folder, '-p', at, '-H', '127.0.0.1']

/** Starts a server with its own database. Its processes run on the processor `core`; `log` is a file for stderr. */
export async function serve(args, at, { page = '/', env, core, log, program = process.execPath } = {}) {
  const data = mkdtempSync(join(tmpdir(), 'bench-'))
  const own = { DATABASE_URL: `file:${join(data, 'site.db')}`, MAIL_DIR: join(data, 'mail'), SMTP_URL: '' }
  const command = [...(core === undefined ? [] : ['taskset', '-c', String(core)]), program, ...args]
  const child = spawn(command[0], command.slice(1), {
    env: { ...process.env, ...own, HOST: '127.0.0.1', PORT: at, ...env },
    stdio: ['ignore', 'ignore', log ? openSync(log, 'a') : 'inherit'],
  })
  // A failed measurement leaves no process behind.
  process.once('exit', () => child.kill())
  const url = `http://127.0.0.1:${at}`
  let highest = 0
  const most = (name) => Math.max(...family(child.pid).map((pid) => megabytesOf(pid, name)))
  while ((await fetch(url + page).catch(() => ({ status: 503 }))).status >= 500) {
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} ended with ${child.exitCode}`)
    await new Promise((done) => setTimeout(done, 10))
  }
  return {
    url,
    /** Peak resident megabytes of the largest process. */
    peak: () => {
      highest = Math.max(highest, most('VmHWM'))
      return highest
    },
    /** Seconds of processor time so far, of all the server's processes. */
    used: () => family(child.pid).reduce((sum, pid) => sum + usedBy(pid), 0),
    /** Resident megabytes of the largest process. */
    resident: () => most('VmRSS'),
    stop: () => end(child),
  }
}

// Includes child processes: scripts/serve/start.mjs runs the server as one, and nginx has workers.
function family(pid) {
  const children = textOf(`/proc/${pid}/task/${pid}/children`).trim()
  return [pid, ...(children ? children.split(' ').flatMap(family) : [])]
}

function megabytesOf(pid, name) {
  const [, kilobytes = 0] = new RegExp(`${name}:\\s+(\\d+)`).exec(textOf(`/proc/${pid}/status`)) ?? []
  return Number(kilobytes) / 1024
}

// A process that has ended has no such file.
function textOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

// Cuts off the process name, which may contain spaces and brackets. The kernel counts hundredths of a second.
function usedBy(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
