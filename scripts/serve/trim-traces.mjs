// The last step of a build for Vercel: takes out of what each function is given what it never loads. Next's own setting leaves
// the files alone that the middleware and the start of a process need, and those go into every function.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const server = join('.next', 'server')

// SQLite, which wants a disk that lasts; what only tests, measurements and documents are; and where others read in the code.
const idle = [
  /(^|\/)node_modules\/(libsql(-\w+)?|@libsql)(\/|$)/,
  /^\.\.\/(\.\.\/)+(bench|contract|docs|e2e|provider\/edit|scripts|\.data|\.github|\.ci)(\/|$)/,
  /\.(map|d\.ts)$/,
  /^\.\.\/(\.\.\/)+\.env[^/]*$/,
]

// What the middleware reads of the provider's folder; the pages have it by next.config.ts, which leaves it out as well.
const folder = process.env.CONTENT_DIR?.trim() || 'content'
const content = readdirSync(folder, { recursive: true })
  .filter((name) => /\.(md|ya?ml)$/.test(name))
  .map((name) => join('..', '..', folder, name))

const traces = readdirSync(server, { recursive: true }).filter((name) => name.endsWith('.nft.json'))
for (const name of traces) {
  const path = join(server, name)
  const { files, version } = JSON.parse(readFileSync(path, 'utf8'))
  const needed = files.filter((file) => !idle.some((pattern) => pattern.test(file)))
  const more = name === 'middleware.js.nft.json' ? content : []
  writeFileSync(path, JSON.stringify({ version, files: [...new Set([...needed, ...more])] }))
}
process.stdout.write(`Trimmed ${traces.length} traces\n`)
