// The functions of a build as Vercel has it: which files each has, and how to start one.
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
import { freePort } from '../tools.mjs'
import { bare } from './build.mjs'

/**
 * The functions, each once, however many pages it answers.
 *
 * @param {{ folder: string, output: string }} built
 * @returns {{ name: string, folder: string, handler: string, files: Map<string, string>, bytes: number }[]} `files`: each with
 *   where it lies, by the path that it has in the function
 */
export function functionsOf({ folder, output }) {
  const root = join(output, 'functions')
  const own = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.endsWith('.func'))
    .map((entry) => join(entry.parentPath, entry.name))
  return own.map((path) => {
    const { handler, filePathMap = {} } = JSON.parse(readFileSync(join(path, '.vc-config.json'), 'utf8'))
    const beside = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    const files = new Map([
      ...Object.entries(filePathMap).map(([name, from]) => [name, join(folder, from)]),
      ...beside
        .map((entry) => join(entry.parentPath, entry.name))
        .map((from) => [relative(path, from), from]),
    ])
    const sizes = [...files.values()].map((from) => statSync(from)).filter((stat) => stat.isFile())
    const bytes = sizes.reduce((sum, { size }) => sum + size, 0)
    return { name: relative(root, path), folder: path, handler, files, bytes }
  })
}

/**
 * The function that answers a page.
 *
 * @param {ReturnType<typeof functionsOf>} functions
 * @param {string} output of the build
 * @param {string} route such as `contact-us`
 */
export function functionFor(functions, output, route) {
  const path = realpathSync(join(output, 'functions', `${route}.func`))
  return functions.find(({ folder }) => realpathSync(folder) === path)
}

/**
 * Starts a function with nothing but its own files.
 *
 * @param {ReturnType<typeof functionsOf>[0]} one
 * @param {string} folder where its files are put
 * @param {Record<string, string>} settings what the project's environment would hold
 * @returns {Promise<{ url: string, log: () => string, stop: () => void }>}
 */
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
