import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { filesIn } from '../../serve/fingerprint.mjs'
import { freePort } from '../tools.mjs'
import { bare } from './build.mjs'

/** A build's functions, each once even if it serves many pages. `files` maps a path in the function to its file. */
export function functionsOf({ folder, output }) {
  const root = join(output, 'functions')
  const own = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.endsWith('.func'))
    .map((entry) => join(entry.parentPath, entry.name))
  return own.map((path) => {
    const { handler, filePathMap = {} } = JSON.parse(readFileSync(join(path, '.vc-config.json'), 'utf8'))
    const files = new Map([
      ...Object.entries(filePathMap).map(([name, from]) => [name, join(folder, from)]),
      ...filesIn(path).map((from) => [relative(path, from), from]),
    ])
    const sizes = [...files.values()].map((from) => statSync(from)).filter((stat) => stat.isFile())
    const bytes = sizes.reduce((sum, { size }) => sum + size, 0)
    return { name: relative(root, path), folder: path, handler, files, bytes }
  })
}

export function functionFor(functions, output, route) {
  const path = realpathSync(join(output, 'functions', `${route}.func`))
  return functions.find(({ folder }) => realpathSync(folder) === path)
}

/** Starts a function in a folder that holds nothing but its own files. */
export async function startFunction({ files, handler }, folder, settings) {
  for (const [name, from] of files) place(from, join(folder, name))
  const port = await freePort()
  const env = { ...bare(), ...settings, VERCEL: '1', VERCEL_ENV: 'production', NODE_ENV: 'production' }
  const child = spawn(
    process.execPath,
    [resolve('e2e/fixtures/vercel-front.mjs'), join(folder, handler), String(port)],
    { env },
  )
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (log += data))
  const url = `http://127.0.0.1:${port}`
  while (
    !(await fetch(url, { signal: AbortSignal.timeout(1000) }).then(
      () => true,
      ({ name }) => name === 'TimeoutError',
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`the function ended with ${child.exitCode}:\n${log}`)
    await new Promise((done) => setTimeout(done, 100))
  }
  return { url, log: () => log, stop: () => child.kill('SIGKILL') }
}

function place(from, to) {
  if (existsSync(to)) return
  mkdirSync(dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    cpSync(from, to, { recursive: true })
  }
}
