// Builds the site unless sources, content and settings are those of the last build. A new build replaces the last one
// only when it is complete, so a failed build removes nothing.

import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { buildLock, makeBrand } from './brand.mjs'
import { fingerprint } from './fingerprint.mjs'
import { keepScripts } from './keep-scripts.mjs'
import { alone } from './lock.mjs'
import { say } from './setup.mjs'
import { supervise } from './supervise.mjs'

// Every NEXT_DIST_DIR is built in this folder. Turbopack's cache in it speeds up each build but the first.
const building = '.next-building'

// A file saved in these folders is published at once. The build copies the rest of the provider's folder.
const published = ['career-paths', 'posts', 'resources', 'testimonies', 'events', 'pictures', 'films']

/** A build's copy of the provider's folder. */
export const bakedIn = (dist) => resolve(dist, 'content')

export const nextBin = join('node_modules', 'next', 'dist', 'bin', 'next')

/** One process builds at a time. `isBuilt`: there is a build to serve, perhaps the previous one. */
export async function buildIfChanged() {
  await import('./load-env.mjs')
  const dist = process.env.NEXT_DIST_DIR || '.next'
  const isUpToDate = () => stampOf(dist) === fingerprint()
  // An up-to-date site does not wait for another process's build.
  if (!isUpToDate())
    return await alone(buildLock, async () => (isUpToDate() ? upToDate() : await build(dist)))
  return upToDate()
}

function upToDate() {
  say('The site is built and up to date')
  return { code: 0, isAsked: false, isBuilt: true }
}

async function build(dist) {
  const checked = await checkContent()
  if (checked.code !== 0 || checked.isAsked) return { ...checked, isBuilt: stampOf(dist) !== undefined }
  say('Building the site (half a minute)')
  const now = fingerprint()
  const at = process.env.NOW || new Date().toISOString()
  // Removes what a failed build has cached, so that this build reads it again.
  for (const name of ['last-good', 'purified'])
    rmSync(join(building, 'cache', name), { recursive: true, force: true })
  const ended = makeBrand() > 0 ? { code: 1, isAsked: false } : await next(now)
  if (ended.code === 0 && !ended.isAsked) {
    const { buildServer } = await import('./build-server.mjs')
    await buildServer(building)
    keepBaked()
    // The server publishes what was due after this time (lib/publishing/publish-when-due.ts).
    writeFileSync(join(building, 'built-at'), at)
    writeFileSync(join(building, 'forms-key'), keyHash(process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY))
    writeFileSync(join(building, 'made-of'), now)
    swap(dist)
  }
  removeTypes(dist)
  return { ...ended, isBuilt: stampOf(dist) !== undefined }
}

// Checks the provider's folder and prints the findings. Only errors prevent a build.
async function checkContent() {
  const { bundle } = await import('./build-server.mjs')
  const program = join(building, 'content.mjs')
  await bundle({ entryPoints: ['scripts/serve/content.ts'], outfile: program })
  const checked = await supervise(process.execPath, [program, '--quiet'])
  if (checked.code !== 0 && !checked.isAsked) say('The content has the errors above. Nothing was built')
  return checked
}

// A server with another key could not read the forms of this build (deploy/serve.mjs).
const keyHash = (key = '') => createHash('sha256').update(key).digest('hex')

function keepBaked() {
  const content = process.env.CONTENT_DIR?.trim() || 'content'
  const isBaked = (path) =>
    !published.includes(relative(content, path)) && !/(^|\/)(\.|node_modules$)/.test(relative(content, path))
  rmSync(bakedIn(building), { recursive: true, force: true })
  cpSync(content, bakedIn(building), { recursive: true, filter: isBaked })
}

// By NEXT_DEPLOYMENT_ID browsers notice that a page and the responding process are of different builds (decision 264).
async function next(madeOf) {
  const env = { NEXT_DIST_DIR: building, NEXT_DEPLOYMENT_ID: madeOf.slice(0, 16) }
  return await supervise(process.execPath, [nextBin, 'build'], { env })
}

function stampOf(dist) {
  const stamp = join(dist, 'made-of')
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
}

function swap(dist) {
  const before = `${dist}-before`
  rmSync(before, { recursive: true, force: true })
  if (existsSync(dist)) renameSync(dist, before)
  renameSync(building, dist)
  keepScripts(before, dist)
  move(join('cache', 'turbopack'), dist, building)
  // A running development server uses these files.
  move('dev', before, dist)
  rmSync(before, { recursive: true, force: true })
}

function move(name, from, to) {
  if (!existsSync(join(from, name))) return
  mkdirSync(join(to, name, '..'), { recursive: true })
  renameSync(join(from, name), join(to, name))
}

// tsc would go on reading the types of a failed build, because Next has written their path into
// next-env.d.ts.
function removeTypes(dist) {
  const file = 'next-env.d.ts'
  rmSync(join(building, 'types'), { recursive: true, force: true })
  if (!existsSync(file)) return
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`./${building}/`, `./${dist}/`))
}

if (import.meta.filename === process.argv[1]) process.exit((await buildIfChanged()).code)
