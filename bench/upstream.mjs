// `npm run bench:upstream`: how long the embedded upstream takes for a read, a lead, a sign-in and a reset, over
// loopback, one request at a time; and whether hashing passwords holds up a read.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { port } from './server.mjs'
import { part, printTable } from './table.mjs'

const at = port(2)
const url = `http://127.0.0.1:${at}`
const password = 'correct horse battery 9'
const lead = {
  careerPathName: 'Data Science',
  selectedPlan: 'growth-project-pack',
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.com',
  country: 'United Kingdom',
  phone: '+447700900123',
  source: 'Google',
}

// Not in the temporary folder, which may be memory: a lead is to be on a disk.
mkdirSync('.data', { recursive: true })
const data = mkdtempSync(join('.data', 'bench-'))
const env = { ...process.env, PORT: at, DATABASE_URL: `file:${join(data, 'site.db')}` }
const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve/upstream.ts'], {
  env: { ...env, MAIL_DIR: join(data, 'mail'), SMTP_URL: '' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
child.once('exit', (code) => process.exit(code || 1))
while (!(await fetch(`${url}/api/countries/`).catch(() => ({ ok: false }))).ok)
  await new Promise((done) => setTimeout(done, 20))

const account = { email: 'known@example.com', password }
await post('/api/create-account/', { ...account, confirm_password: password })
const rows = []

const reads = [
  '/api/careerpaths/',
  '/api/careerpaths/data-science/',
  '/api/blog/posts/',
  '/api/blog/latest-posts/',
  '/api/resources/',
  '/api/testimonies/',
  '/api/countries/',
]
for (const path of reads) await measure(`GET ${path}`, 300, () => get(path))
await measure('POST /api/leads/', 300, (index) => post('/api/leads/', { ...lead, message: `Lead ${index}` }))

const addresses = ['known@example.com', 'unknown@example.com']
await alternately('POST /api/token/, wrong password', 100, (email) =>
  post('/api/token/', { email, password: 'wrong' }, 401),
)
await alternately('POST /api/auth/password-reset/', 200, (email) =>
  post('/api/auth/password-reset/', { email }),
)

let isHashing = true
const hashing = Array.from({ length: 8 }, async () => {
  while (isHashing) await post('/api/token/', account)
})
await measure('GET /api/testimonies/ while 8 clients sign in', 300, () => get('/api/testimonies/'))
isHashing = false
await Promise.all(hashing)
child.removeAllListeners('exit').kill()

const ms = (time) => `${time.toFixed(2)} ms`
printTable(
  ['what', 'median', '99%'],
  rows.map(([what, times]) => [what, ms(part(times, 0.5)), ms(part(times, 0.99))]),
)

async function measure(what, count, request) {
  for (let index = 0; index < 20; index++) await request(-1 - index)
  const times = []
  for (let index = 0; index < count; index++) times.push(await timed(() => request(index)))
  rows.push([what, times])
}

async function alternately(what, count, request) {
  const times = addresses.map(() => [])
  for (let index = 0; index < 2 * count; index++) {
    const which = index % 2
    const time = await timed(() => request(addresses[which]))
    if (index >= 20) times[which].push(time)
  }
  for (const [which, address] of addresses.entries()) {
    rows.push([`${what}, ${address.split('@')[0]} address`, times[which]])
  }
}

async function timed(work) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function get(path) {
  await expected(200, await fetch(url + path))
}

async function post(path, body, status) {
  const headers = { 'Content-Type': 'application/json' }
  await expected(status, await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) }))
}

async function expected(status, response) {
  if (status ? response.status !== status : !response.ok) {
    throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`)
  }
  await response.arrayBuffer()
}
