// Installs the packages and writes the secrets, if they are missing. Every npm command needs them.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs'

const secrets = [
  { name: 'NEXTAUTH_SECRET', encoding: 'hex' },
  { name: 'REVALIDATE_SECRET', encoding: 'hex' },
  { name: 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', encoding: 'base64' },
]

// For each major version of Node that runs the site.
const leastMinor = { 20: 19, 22: 16, 24: 0, 26: 0 }

export function say(text) {
  process.stdout.write(`• ${text}\n`)
}

/** Runs a command in the foreground; ends this process with its code when it fails. */
export function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

export function setup() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (!(minor >= leastMinor[major])) {
    process.stderr.write(
      `Node ${process.versions.node} can’t run this site: install Node 20.19, 22.16, 24 or 26.\n`,
    )
    process.exit(1)
  }
  installPackages()
  writeSecrets()
}

function installPackages() {
  const installed = 'node_modules/.package-lock.json'
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs) return
  say('Installing the packages (a minute, once)')
  // `npm ci` would refuse a lock file without the optional binaries of platforms that the registry did not offer.
  run('npm', ['install', '--no-save', '--include=dev'])
}

function writeSecrets() {
  const file = '.env.local'
  const present = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const missing = secrets.filter(
    ({ name }) => !process.env[name] && !new RegExp(`^${name}=.`, 'm').test(present),
  )
  if (missing.length === 0) return
  say(`Writing ${missing.map(({ name }) => name).join(', ')} into ${file}`)
  const lines = missing
    .map(({ name, encoding }) => `${name}=${randomBytes(32).toString(encoding)}\n`)
    .join('')
  appendFileSync(file, `${present && !present.endsWith('\n') ? '\n' : ''}${lines}`, { mode: 0o600 })
}

if (import.meta.filename === process.argv[1]) setup()
