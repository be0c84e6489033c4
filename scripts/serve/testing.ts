import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../gate/tools.mjs'
import { files } from './fingerprint.mjs'

// The files of a checkout that `npm start` needs. A stand-in, which builds in no time, replaces Next.
const parts = [...files, 'scripts/serve']

// The stand-in for Next copies app/page as its page. "broken" in it fails the build; with "slow", the build never ends.
const standIn = `
const fs = require('node:fs')
const dist = process.env.NEXT_DIST_DIR || '.next'
for (const name of ['types', 'static']) fs.mkdirSync(dist + '/' + name, { recursive: true })
fs.appendFileSync('builds', 'x')
const page = fs.readFileSync('app/page', 'utf8')
if (page.includes('broken')) process.exit(1)
if (page.includes('slow')) setInterval(() => {}, 1000)
else fs.writeFileSync(dist + '/page', page)
`

// The stand-in for the server around Next. /crash aborts it, /exit ends it, and /baked lists the built content.
const server = `
import fs from 'node:fs'
import http from 'node:http'
const page = (process.env.NEXT_DIST_DIR || '.next') + '/page'
const server = http.createServer((request, response) => {
  if (request.url === '/crash') process.abort()
  if (request.url === '/exit') process.exit(0)
  const baked = process.env.BAKED_CONTENT_DIR
  if (request.url === '/baked') return response.end(fs.readdirSync(baked) + fs.readFileSync(baked + '/provider.yaml', 'utf8'))
  response.end(fs.readFileSync(page))
})
server.listen(process.env.PORT, '127.0.0.1')
process.on('SIGTERM', () => server.close(() => process.exit(143)))
`

// The stand-in for the content check: it fails if there is a file content/broken.
const contentCheck = `
import fs from 'node:fs'
if (fs.existsSync('content/broken')) {
  console.log('content/broken:1: did you mean sound?')
  process.exit(1)
}
`

const secret = 'a secret for tests, thirty-two characters long'

/** A small checkout whose `npm start` runs with a stand-in for Next. */
export async function sandbox() {
  const folder = mkdtempSync(join(tmpdir(), 'serve-'))
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true })
  const bin = join(folder, 'node_modules', 'next', 'dist', 'bin')
  const tsx = join(folder, 'node_modules/tsx/dist')
  const places = [bin, tsx, 'node_modules/@next', 'app', 'server', '.brand', 'content/posts'].map((each) =>
    resolve(folder, each),
  )
  for (const each of places) mkdirSync(each, { recursive: true })
  writeFileSync(join(bin, 'next'), standIn)
  writeFileSync(join(folder, 'server/main.ts'), server)
  const others = ['first-touch', 'page-speed', 'page-cache', 'data-cache', 'drawing', 'purifying']
  for (const name of others) writeFileSync(join(folder, `server/${name}.ts`), '')
  writeFileSync(join(folder, 'scripts/serve/content.ts'), contentCheck)
  writeFileSync(join(folder, 'content/provider.yaml'), ' as built')
  // An empty program stands in for tsx, so the sandbox has no brand files.
  writeFileSync(join(tsx, 'cli.mjs'), '')
  for (const name of ['node_modules/@next/env', 'node_modules/esbuild'])
    symlinkSync(join(process.cwd(), name), join(folder, name))
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{}')
  const port = await freePort()
  const running: ChildProcess[] = []

  /** Runs a command in the checkout, in a process group of its own. */
  function run([file = '', ...args]: string[], change: Record<string, string> = {}) {
    const settings = { PORT: String(port), NEXTAUTH_SECRET: secret, REVALIDATE_SECRET: secret }
    const key = { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64') }
    const { PATH, HOME, NODE_ENV } = process.env
    const env = { PATH, HOME, NODE_ENV, ...settings, ...key, ...change }
    const child = spawn(file, args, { cwd: folder, env, detached: true, stdio: 'pipe' })
    running.push(child)
    const said = { text: '' }
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said.text += data))
    return { pid: child.pid ?? 0, child, said, ended: once(child, 'exit').then(([code]) => code as number) }
  }

  return {
    run,
    /** Sets the page of the next build. */
    write: (page: string) => writeFileSync(join(folder, 'app/page'), page),
    path: (name: string) => join(folder, name),
    /** The text of the server's response, or '' while nothing listens. */
    ask: (path = '/') =>
      fetch(`http://127.0.0.1:${port}${path}`).then(
        (answer) => answer.text(),
        () => '',
      ),
    remove() {
      for (const { pid } of running) if (pid) killGroup(pid)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function killGroup(pid: number) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {}
}
