// Starts the site. assemble.mjs copies this file into the folder that it fills; nothing is built or installed there.
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import nextEnv from '@next/env'

// Younger caches stay, because another build may still run on the same .data.
const staleAfterMs = 7 * 24 * 60 * 60_000

process.chdir(import.meta.dirname)
nextEnv.loadEnvConfig('.', false, {
  info: () => {},
  error: (...words) => process.stderr.write(`${words.join(' ')}\n`),
})
try {
  checkSettings()
  prepareCache()
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_DIST_DIR: '.next' })
  process.env.BAKED_CONTENT_DIR = join(import.meta.dirname, '.next', 'content')
  await import(join(import.meta.dirname, '.next', 'server.mjs'))
} catch (error) {
  process.stderr.write(
    `\n${error.name === 'EnvError' || error.name === 'Setting' ? error.message : error.stack}\n\n`,
  )
  process.exit(1)
}

// The build wrote some settings into pages, so forms and mails must use the same values.
function checkSettings() {
  const baked = JSON.parse(readFileSync('.next/baked.json', 'utf8'))
  for (const [name, value] of Object.entries(baked)) {
    const asked = process.env[name]?.trim()
    if (asked && asked !== value)
      refuse(`${name} is ${asked}, but this site was built for ${value || 'none'}: build it again.`)
    process.env[name] = value
  }
  const key = process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY
  const hash = key && createHash('sha256').update(key).digest('hex')
  if (hash && hash !== readFileSync('.next/forms-key', 'utf8'))
    refuse(
      'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY is not the one that this site was built with: its forms wouldn’t be understood.',
    )
}

function prepareCache() {
  const cache = readlinkSync('.next/cache')
  const [all, own] = [join('.next', cache, '..'), join('.next', cache)]
  try {
    mkdirSync(own, { recursive: true })
  } catch (error) {
    refuse(`.data can’t be written (${error.code}): it must belong to the user that runs the site.`)
  }
  if (!existsSync(join(own, 'last-good')) && existsSync('.next/known'))
    cpSync('.next/known', own, { recursive: true })
  for (const name of readdirSync(all)) {
    const at = Math.max(
      ...[name, join(name, 'last-good')].map(
        (path) => statSync(join(all, path), { throwIfNoEntry: false })?.mtimeMs ?? 0,
      ),
    )
    if (join(all, name) !== own && Date.now() - at > staleAfterMs)
      rmSync(join(all, name), { recursive: true, force: true })
  }
}

function refuse(message) {
  throw Object.assign(new Error(message), { name: 'Setting' })
}
