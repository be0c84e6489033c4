// A Postgres of its own for the tests: what is installed already, else Debian's package; data in a folder that goes again.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackage, isRoot } from './debian.mjs'

const debian = '/usr/lib/postgresql'

/** The folder of Postgres's programs, or undefined where there is none and none can be installed. */
export function findPostgres() {
  if (!programs()) installPackage('postgresql')
  return programs()
}

function programs() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...process.env.PATH.split(':')]
  return folders.find((folder) => ['initdb', 'pg_ctl'].every((program) => existsSync(join(folder, program))))
}

/** Starts a Postgres; gives its URL and a way to stop it and remove its data. */
export async function startPostgres(folder) {
  const data = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (isRoot) spawnSync('chown', ['postgres', data])
  chmodSync(data, 0o700)
  const port = await freePort()
  const settings = `-p ${port} -k ${data} -c listen_addresses=127.0.0.1 -c max_connections=300 -c fsync=off`
  program(folder, 'initdb', ['-D', join(data, 'db'), '-U', 'site', '-A', 'trust', '-E', 'UTF8'])
  program(folder, 'pg_ctl', ['-D', join(data, 'db'), '-o', settings, '-l', join(data, 'log'), '-w', 'start'])
  return {
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    /** Ends it as a machine that fails would; its data stay. */
    crash() {
      program(folder, 'pg_ctl', ['-D', join(data, 'db'), '-m', 'immediate', '-w', 'stop'])
    },
    resume() {
      program(folder, 'pg_ctl', [
        '-D',
        join(data, 'db'),
        '-o',
        settings,
        '-l',
        join(data, 'log'),
        '-w',
        'start',
      ])
    },
    stop() {
      program(folder, 'pg_ctl', ['-D', join(data, 'db'), '-m', 'fast', '-w', 'stop'])
      rmSync(data, { recursive: true, force: true })
    },
  }
}

// Postgres refuses to run as root: there, Debian's own user for it does.
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

export function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })
}
