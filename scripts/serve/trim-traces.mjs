// The last step of a build for Vercel: removes from each function the files that it never loads. Next's own setting
// does not apply to files of the middleware and of the start of a process, which go into every function.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const server = join('.next', 'server')

// SQLite, which needs a lasting disk; folders for tests, measurements and documents; source maps; files of settings.
const idle = [
  /(^|\/)node_modules\/(libsql(-\w+)?|@libsql)(\/|$)/,
  /^\.\.\/(\.\.\/)+(bench|contract|docs|e2e|provider\/edit|scripts|\.data|\.github|\.ci)(\/|$)/,
  /\.(map|d\.ts)$/,
  /^\.\.\/(\.\.\/)+\.env[^/]*$/,
]

// The middleware reads these files of the provider's folder. next.config.ts adds them to pages only.
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
