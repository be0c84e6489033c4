import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { resolve } from 'node:path'
import { bundle } from '../../serve/build-server.mjs'

export type Program = Awaited<ReturnType<ReturnType<typeof createPrograms>['start']>>

const clock = resolve('scripts/gate/kills/clock.mjs')
const entries = { site: 'scripts/gate/kills/site.ts', upstream: 'scripts/serve/upstream.ts' }
// Packages that read files beside their code stay external.
const external = ['libsql', '@node-rs/argon2', 'pg-native', 'isomorphic-dompurify', '@next/env']

/** Compiles each program into one file, which starts in a third of a second. Returns the folder of the files. */
export async function compile(): Promise<string> {
  mkdirSync('.data', { recursive: true })
  const outdir = mkdtempSync('.data/kills-')
  await bundle({
    entryPoints: entries,
    outdir,
    external,
    outExtension: { '.js': '.mjs' },
    packages: 'bundle',
    alias: { 'next/cache': './scripts/gate/kills/no-cache.ts' },
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  })
  return outdir
}

/** Starts a compiled program, on a clock that runs `factor` times as fast. */
export function createPrograms(folder: string, factor: number) {
  const begun = Date.now()
  const running = new Set<ChildProcess>()
  let ahead = 0
  const killAll = () => {
    for (const child of running) child.kill('SIGKILL')
  }
  process.once('exit', killAll)

  return {
    /** The time on the programs' clock, in ms. */
    now: () => begun + (Date.now() - begun) * factor + ahead,

    /** Sets the clock forward for programs that start later. No program may be running. */
    goAhead(milliseconds: number) {
      ahead += milliseconds
    },

    async start(name: keyof typeof entries, env: Record<string, string>) {
      const time = { CLOCK_START: `${begun}`, CLOCK_FACTOR: `${factor}`, CLOCK_AHEAD: `${ahead}` }
      const child = spawn(process.execPath, ['--import', clock, resolve(folder, `${name}.mjs`)], {
        env: { ...process.env, ...time, PORT: '0', HOST: '127.0.0.1', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      running.add(child)
      const ended = new Promise<void>((done) => child.once('exit', () => done()))
      let isKilled = false
      ended.then(() => running.delete(child))
      const url = await addressOf(child)
      return {
        url,
        isAlive: () => !isKilled && child.exitCode === null,
        kill() {
          isKilled = true
          child.kill('SIGKILL')
          return ended
        },
      }
    },

    killAll,
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  return await new Promise((found, fail) => {
    let said = ''
    const read = (data: Buffer) => {
      said = (said + data).slice(-4000)
      const port = /listening"?.*?(?:"port":|on )(\d+)/.exec(said)?.[1]
      if (port) found(`http://127.0.0.1:${port}`)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => fail(new Error(`A program ended with ${code}:\n${said}`)))
  })
}
