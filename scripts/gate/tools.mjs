// Finds the programs that tests and benches start, on PATH or in Debian's folders. machine/install.ts installs missing
// ones if it has root and apt. A checkout works without that folder.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

const installer = 'scripts/gate/machine/install.ts'
const postgres = '/usr/lib/postgresql'

export const isRoot = process.getuid?.() === 0

/** The path of a program; undefined when it is missing and cannot be installed. */
export function findTool(name, debianPackage = name) {
  if (!find(name)) install(debianPackage)
  return find(name)
}

export function needTool(name, debianPackage = name) {
  const path = findTool(name, debianPackage)
  if (!path) throw new Error(`No ${name} is here and none can be installed: install ${debianPackage}.`)
  return path
}

/** Installs these Debian packages, or without names what `npm test` misses. Without root or apt it does nothing. */
export function install(...packages) {
  if (existsSync(installer)) spawnSync('npx', ['tsx', installer, ...packages], { stdio: 'inherit' })
}

/** Ends a program, and waits until it has ended. */
export async function end(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

export function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })
}

function find(name) {
  const versions = existsSync(postgres) ? readdirSync(postgres).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...process.env.PATH.split(':'),
    '/usr/sbin',
    ...versions.map((one) => join(postgres, one, 'bin')),
  ]
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}
