// An nginx for a test with the project's own configuration: what is installed already, else Debian's package.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { wholeConfig } from '../../deploy/nginx.mjs'
import { installPackage, isRoot } from './debian.mjs'

/**
 * Starts nginx in front of processes of the site, and waits until it takes connections.
 *
 * @param {number} port on 127.0.0.1
 * @param {string[]} to the processes, as host:port
 * @param {number} [factor] multiplies its limits
 * @returns {Promise<{ url: string, kill: () => Promise<void>, start: () => Promise<void>, stop: () => Promise<void> }>}
 * @throws Error where there is none and none can be installed
 */
export async function startNginx(port, to, factor = 2000) {
  const program = findNginx()
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  chmodSync(folder, 0o755)
  const file = join(folder, 'nginx.conf')
  const user = isRoot ? 'www-data' : undefined
  writeFileSync(
    file,
    wholeConfig({ name: '127.0.0.1', listen: `127.0.0.1:${port}`, to, folder, factor, user }),
  )
  let child

  async function start() {
    child = spawn(program, ['-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] })
    while (!(await takes(port))) await pause(20)
  }
  // The whole of it: its workers outlive a master that was killed alone.
  async function end(signal) {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  await start()
  return {
    url: `http://127.0.0.1:${port}`,
    kill: () => end('SIGTERM'),
    start,
    async stop() {
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function takes(port) {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      done(true)
    })
    socket.on('error', () => done(false))
  })
}

function findNginx() {
  const folders = ['/usr/sbin', ...process.env.PATH.split(':')]
  const find = () => folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path))
  if (!find()) installPackage('nginx-light')
  const found = find()
  if (!found) throw new Error('No nginx is here and none can be installed: install it for this test.')
  return found
}
