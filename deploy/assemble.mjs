// `node deploy/assemble.mjs <folder>` puts the built site and what it needs to run into an empty folder, for
// the Dockerfile and for systemd. Build first, on the platform that will run the site. The site writes only to
// .data in that folder; `--data /var/lib/site` makes .data a link to /var/lib/site.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, normalize, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import '../scripts/serve/command.mjs'
import { nodeFileTrace } from '@vercel/nft'
import { bundle, nextFiles } from '../scripts/serve/build-server.mjs'
import { nodeFlags } from '../scripts/serve/node-flags.mjs'
import { writeLicences } from '../scripts/serve/parts.mjs'

// Files of packages that only building, developing and debugging need.
const unused =
  /^node_modules\/(?:next\/dist\/(?:docs|compiled\/(?:webpack|babel|babel-packages|terser|next-devtools|[^/]*-experimental))\/|(?:typescript|esbuild|@esbuild|@next\/swc[^/]*|playwright[^/]*)\/)|\.(?:map|md|d\.[cm]?ts|dev\.js)$/

const libc = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
const foreign = libc === 'glibc' ? /^node_modules\/[^ ]*(?:linuxmusl|-musl)/ : /^node_modules\/[^ ]*-gnu\//

const isNeeded = (path) => path.startsWith('node_modules/') && !unused.test(path) && !foreign.test(path)

// Parts of the build folder that the running site does not read.
const ofBuild = ['cache', 'types', 'dev', 'diagnostics', 'trace', 'trace-build', 'turbopack', 'build']

/** Settings that the build writes into pages: the site refuses to start with other values. */
const baked = ['SITE_URL', 'API_ROOT_URL', 'COUNTRIES_URL']

export async function assemble(folder, data) {
  const dist = process.env.NEXT_DIST_DIR || '.next'
  if (!existsSync(join(dist, 'made-of'))) throw new Error('There’s no build yet: run npm run build')
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`)
  const to = (...path) => join(folder, ...path)
  const isServed = (path) => !ofBuild.includes(relative(dist, path)) && !path.endsWith('.map')
  // Links from the build to packages keep their targets.
  cpSync(dist, to('.next'), { recursive: true, verbatimSymlinks: true, filter: isServed })
  const programs = await bundleCommands()
  for (const path of await packages(dist, programs)) copy(path, to(path))
  cpSync(programs, to('operate'), { recursive: true })
  rmSync(programs, { recursive: true })
  cpSync(process.env.CONTENT_DIR?.trim() || 'content', to('content'), {
    recursive: true,
    filter: isNoHistory,
  })
  cpSync('public', to('public'), { recursive: true })
  cpSync(join(import.meta.dirname, 'serve.mjs'), to('serve.mjs'))
  linkCache(dist, folder, data)
  const settings = Object.fromEntries(baked.map((name) => [name, process.env[name]?.trim() ?? '']))
  writeFileSync(to('.next', 'baked.json'), JSON.stringify(settings))
  writeFileSync(to('package.json'), manifest())
  writeLicences(folder)
}

async function packages(dist, programs) {
  const servers = ['server', 'page-cache', 'data-cache', 'drawing'].map((name) => join(dist, `${name}.mjs`))
  const own = [...servers, ...readdirSync(programs).map((name) => join(programs, name))]
  const ignore = (path) => !own.includes(path) && !isNeeded(path)
  const { fileList } = await nodeFileTrace(own, { ignore })
  const traces = readdirSync(dist, { recursive: true }).filter((name) =>
    /(?<!minimal-server\.js)\.nft\.json$/.test(name),
  )
  const ofPages = traces.flatMap((name) => {
    const { files } = JSON.parse(readFileSync(join(dist, name), 'utf8'))
    return files.map((file) => relative('.', resolve(dist, dirname(name), file)))
  })
  return new Set([...fileList, ...ofPages].map(normalize).filter(isNeeded))
}

// Bundles the operator's commands as JavaScript, in a folder from which Node finds the packages.
async function bundleCommands() {
  mkdirSync('.data', { recursive: true })
  const outdir = relative('.', mkdtempSync(join('.data', 'operate-')))
  await bundle({
    entryPoints: ['scripts/operate/site.ts'],
    outdir,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    alias: nextFiles,
  })
  return outdir
}

function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true })
  if (existsSync(from)) cpSync(from, to, { recursive: true, verbatimSymlinks: true })
}

const isNoHistory = (path) => !/(^|\/)(\.git|node_modules)$/.test(path)

// The site writes to .data alone, so the rest may be read-only. Each build has its own cache there.
function linkCache(dist, folder, data) {
  const id = readFileSync(join(dist, 'made-of'), 'utf8').slice(0, 16)
  if (data) symlinkSync(data, join(folder, '.data'))
  else mkdirSync(join(folder, '.data'))
  symlinkSync(join('..', '.data', 'cache', id), join(folder, '.next', 'cache'))
  for (const name of ['last-good', 'purified'])
    copy(join(dist, 'cache', name), join(folder, '.next', 'known', name))
}

function manifest() {
  const { name, version, engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  const start = ['node', ...nodeFlags, 'serve.mjs'].join(' ')
  const scripts = { start, site: 'node operate/site.mjs' }
  return `${JSON.stringify({ name, version, private: true, type: 'module', engines, scripts }, null, 2)}\n`
}

if (import.meta.filename === process.argv[1]) {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } })
  const [folder, ...more] = positionals
  if (!folder || more.length > 0)
    throw new Error('node deploy/assemble.mjs <an empty folder> [--data <folder>]')
  await assemble(resolve(folder), values.data && resolve(values.data))
}
