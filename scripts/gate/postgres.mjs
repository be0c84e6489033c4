import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findTool, freePort, isRoot } from './tools.mjs'

/** The folder of Postgres's programs, or undefined when they are missing and cannot be installed. */
export function findPostgres() {
  const found = findTool('initdb', 'postgresql')
  return found && dirname(found)
}

/** Starts a Postgres whose data lie in a temporary folder. */
export async function startPostgres(folder) {
  const data = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (isRoot) spawnSync('chown', ['postgres', data])
  chmodSync(data, 0o700)
  const port = await freePort()
  const settings = `-p ${port} -k ${data} -c listen_addresses=127.0.0.1 -c max_connections=300 -c fsync=off`
  program(folder, 'initdb', ['-D', join(data, 'db'), '-U', 'site', '-A', 'trust', '-E', 'UTF8'])
  const control = (...words) => program(folder, 'pg_ctl', ['-D', join(data, 'db'), '-w', ...words])
  const start = () => control('-o', settings, '-l', join(data, 'log'), 'start')
  start()
  return {
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    /** Stops Postgres as a crash of the machine would. Its data stay. */
    crash: () => control('-m', 'immediate', 'stop'),
    resume: start,
    stop() {
      control('-m', 'fast', 'stop')
      rmSync(data, { recursive: true, force: true })
    },
  }
}

// Postgres refuses to run as root, so root runs it as Debian's user `postgres`.
function program(folder, name, args) {
  const command = [join(folder, name), ...args]
  const [file, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
  const { status, stderr } = spawnSync(file, rest, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/',
  })
  if (status !== 0) throw new Error(`${name} of Postgres ended with ${status}: ${stderr}`)
}
