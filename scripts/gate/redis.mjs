// A Redis of its own for a test: what is installed already, else Debian's package. It keeps nothing on the disk.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackage } from './debian.mjs'
import { freePort } from './postgres.mjs'

/**
 * Starts a Redis, and waits until it takes connections.
 *
 * @param {number} [port] a free one unless told
 * @returns {Promise<{ port: number, url: string, signal: (name: NodeJS.Signals) => void, stop: () => Promise<void> }>}
 * @throws Error where there is none and none can be installed
 */
export async function startRedis(port) {
  const at = port ?? (await freePort())
  const settings = ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn(findRedis(), settings, { stdio: ['ignore', 'pipe', 'inherit'], cwd: tmpdir() })
  for await (const said of child.stdout) if (String(said).includes('Ready to accept connections')) break
  return {
    port: at,
    url: `redis://127.0.0.1:${at}`,
    signal: (name) => void child.kill(name),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

function findRedis() {
  if (!program()) installPackage('redis-server')
  const found = program()
  if (!found) throw new Error('No redis-server is here and none can be installed: install it for this test.')
  return found
}

function program() {
  const folders = ['/usr/bin', ...process.env.PATH.split(':')]
  return folders.map((folder) => join(folder, 'redis-server')).find((path) => existsSync(path))
}
