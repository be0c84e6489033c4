// `npm run test:image` builds deploy/Dockerfile with Debian's buildah. It needs no registry of images, because its base
// is a Debian from debootstrap with this machine's Node. Then it runs the image as in production: with its user and
// command, and read-only except for the volume. It needs root on Debian, a network, and 2 GB of disk below .data/image.
import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import '../serve/command.mjs'
import { say } from '../serve/setup.mjs'
import { end, freePort, isRoot, needTool } from './tools.mjs'

const maxBytes = 250_000_000
const base = resolve('.data', 'image', 'base')
const [baseName, imageName] = ['localhost/training-site-base', 'localhost/training-site']
const certificates = '/etc/ssl/certs/ca-certificates.crt'

if (!isRoot || !existsSync('/usr/bin/apt-get'))
  throw new Error('This needs root on Debian. Elsewhere: docker build -f deploy/Dockerfile (docs/operate.md)')
for (const name of ['buildah', 'debootstrap']) needTool(name)
const folder = mkdtempSync(join(tmpdir(), 'image-'))
try {
  makeBase()
  const at = await freePort()
  build(at)
  reportSize()
  await serve(at)
  say('The image serves')
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function run(program, args) {
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot', BUILDAH_FORMAT: 'docker' }
  const options = { encoding: 'utf8', env, maxBuffer: 64 * 1024 * 1024 }
  const { status, stdout } = spawnSync(program, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
  if (status !== 0)
    throw new Error(`${program} ${args.slice(0, 2).join(' ')} ended with ${status}\n${stdout}`)
  return stdout.trim()
}

// A minimal Debian with this machine's Node, npm and certificates.
function makeBase() {
  if (!existsSync(join(base, 'usr/bin/npm'))) {
    say('Building the base image (a minute, once)')
    rmSync(base, { recursive: true, force: true })
    mkdirSync(base, { recursive: true })
    run('debootstrap', ['--variant=minbase', 'bookworm', base])
    cpSync(process.execPath, join(base, 'usr/bin/node'))
    cpSync(resolve(process.execPath, '../../lib/node_modules/npm'), join(base, 'usr/lib/node_modules/npm'), {
      recursive: true,
    })
    run('ln', ['-sf', '../lib/node_modules/npm/bin/npm-cli.js', join(base, 'usr/bin/npm')])
    mkdirSync(join(base, 'etc/ssl/certs'), { recursive: true })
    cpSync(certificates, join(base, certificates), { dereference: true })
    for (const cache of ['var/cache/apt', 'var/lib/apt/lists']) rmSync(join(base, cache), { recursive: true })
  }
  const container = run('buildah', ['from', 'scratch'])
  run('buildah', ['add', '-q', container, base, '/'])
  run('buildah', ['config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, container])
  run('buildah', ['commit', '-q', '--rm', container, baseName])
}

function build(at) {
  say('Building the image (three minutes)')
  const secrets = readFileSync('.env.local', 'utf8')
  writeFileSync(join(folder, 'site.env'), `${secrets}\nSITE_URL=http://127.0.0.1:${at}\n`)
  const secret = ['--secret', `id=env,src=${join(folder, 'site.env')}`]
  const files = ['-f', 'deploy/Dockerfile', '--build-arg', `BASE_IMAGE=${baseName}`, '-t', imageName]
  run('buildah', ['bud', '-q', '--network', 'host', ...files, ...secret, '.'])
}

function reportSize() {
  const to = join(folder, 'pushed')
  run('buildah', ['push', '-q', imageName, `oci:${to}:latest`])
  const blobs = join(to, 'blobs', 'sha256')
  const sizes = readdirSync(blobs).map((name) => statSync(join(blobs, name)).size)
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  const own = Math.min(...sizes.filter((size) => size > 1e6))
  say(`Compressed: ${(bytes / 1e6).toFixed(0)} MB, of which the site’s layer ${(own / 1e6).toFixed(0)} MB`)
  if (bytes > maxBytes) throw new Error(`The limit is ${maxBytes / 1e6} MB.`)
}

// Runs the image like `docker run --read-only` with a new volume. In its mount namespace only the volume and /tmp are
// writable.
async function serve(at) {
  const container = run('buildah', ['from', imageName])
  const root = run('buildah', ['mount', container])
  const { config } = JSON.parse(run('buildah', ['inspect', '--type', 'image', imageName])).Docker
  const volume = join(folder, 'volume')
  run('cp', ['-a', join(root, 'site/.data'), volume])
  const inside = (command) => within({ root, volume, user: config.User, command })
  const settings = parseEnv(readFileSync(join(folder, 'site.env'), 'utf8'))
  const env = { PATH: process.env.PATH, ...settings, PORT: String(at), HOST: '127.0.0.1' }
  const server = spawn('unshare', inside(config.Cmd), { env, stdio: ['ignore', 'inherit', 'inherit'] })
  try {
    await look(`http://127.0.0.1:${at}`, server)
    const [, ...check] = config.Healthcheck.Test
    const { status } = spawnSync('unshare', inside(check), { env })
    if (status !== 0) throw new Error(`Its HEALTHCHECK ended with ${status}`)
    if (!existsSync(join(volume, 'site.db'))) throw new Error('Its database is not in the volume.')
  } finally {
    await end(server)
    run('buildah', ['rm', container])
  }
}

function within({ root, volume, user, command }) {
  const steps = [
    `mount --bind ${root} ${root}`,
    `mount --bind ${volume} ${root}/site/.data`,
    `mount --rbind /proc ${root}/proc`,
    `mount --rbind /dev ${root}/dev`,
    `mount -t tmpfs tmpfs ${root}/tmp`,
    `mount -o remount,bind,ro ${root}`,
    `exec chroot --userspec=${user} ${root} "$@"`,
  ]
  const words = command.map((word) => (word === 'serve.mjs' ? '/site/serve.mjs' : word))
  return ['--mount', '--propagation', 'private', 'sh', '-ec', steps.join('\n'), 'sh', ...words]
}

async function look(url, server) {
  while (!(await fetch(`${url}/api/ready`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error(`The image ended with ${server.exitCode}`)
    await new Promise((done) => setTimeout(done, 100))
  }
  for (const [path, type] of [
    ['/', 'text/html'],
    ['/picture.png', 'image/png'],
    ['/careerpaths/data-science/syllabus.pdf', 'application/pdf'],
  ]) {
    const answer = await fetch(url + path)
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith(type))
      throw new Error(`${path} answered ${answer.status} ${answer.headers.get('content-type')}`)
  }
}
