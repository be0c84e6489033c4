// `npm run bench:power`: whether a lead is on the disk before it is acknowledged, in the words of the kernel. It prints the
// order of the calls for the last of some leads, and fails where one was answered before its log was synced.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install } from '../scripts/gate/tools.mjs'
import { port } from './server.mjs'
import { printTable } from './table.mjs'

const leads = 20
const isThere = () => spawnSync('strace', ['-V']).status === 0
if (!isThere()) install('strace')
if (!isThere()) {
  process.stderr.write('No strace is here and none can be installed: on Debian it is the package strace.\n')
  process.exit(1)
}

// Not in the temporary folder, which may be memory.
mkdirSync('.data', { recursive: true })
const data = mkdtempSync(join('.data', 'bench-'))
const trace = join(data, 'trace')
const at = port(3)
const own = {
  DATABASE_URL: `file:${join(data, 'site.db')}`,
  MAIL_DIR: join(data, 'mail'),
  SMTP_URL: '',
  PORT: at,
}
const traced = [
  '-f',
  '-y',
  '-qq',
  '-s',
  '24',
  '-o',
  trace,
  '-e',
  'trace=pwrite64,fsync,fdatasync,write,writev,sendto',
]
const program = [process.execPath, '--import', 'tsx', 'scripts/serve/upstream.ts']
const child = spawn('strace', [...traced, ...program], {
  env: { ...process.env, ...own },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const ended = new Promise((done) => child.once('exit', done))
const url = `http://127.0.0.1:${at}/api`
while (!(await fetch(`${url}/countries/`).catch(() => ({ ok: false }))).ok) {
  if (child.exitCode !== null) throw new Error(`strace ended with ${child.exitCode}`)
  await new Promise((done) => setTimeout(done, 50))
}
for (let sent = 0; sent < leads; sent++) await send(sent)
// strace itself hears no signals while it traces.
const [server] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ')
process.kill(Number(server), 'SIGTERM')
await ended

const answers = callsBeforeAnswers(readFileSync(trace, 'utf8').split('\n'))
rmSync(data, { recursive: true })
printTable(['call', 'of'], answers.at(-1) ?? [])
const late = answers.filter((calls) => !isSynced(calls)).length
process.stdout.write(`\n${answers.length} leads acknowledged, ${late} of them before they were on the disk\n`)
process.exit(answers.length === leads && late === 0 ? 0 : 1)

async function send(number) {
  const person = { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com', phone: '+447700900123' }
  const plan = { careerPathName: 'Data Science', selectedPlan: 'growth-project-pack' }
  const lead = { ...person, ...plan, country: 'United Kingdom', source: 'Google', message: `Lead ${number}` }
  const headers = { 'Content-Type': 'application/json' }
  const { status } = await fetch(`${url}/leads/`, { method: 'POST', headers, body: JSON.stringify(lead) })
  if (status !== 201) throw new Error(`A lead was answered with ${status}`)
}

// What the kernel was asked to do with the log, and finished, since the answer before; an answer counts when it begins.
function callsBeforeAnswers(lines) {
  const [done, open] = [[], new Map()]
  let calls = []
  for (const line of lines) {
    const [, thread, resumed, name, rest = ''] = /^(\d+) +(<\.\.\. )?(\w+)(.*)/.exec(line) ?? []
    const file = resumed ? open.get(thread) : /^\(\d+<[^>]*\/([^/>]+)>/.exec(rest)?.[1]
    if (/"HTTP\/1\.1 201/.test(rest)) {
      done.push([...calls, [name, 'the answer, 201']])
      calls = []
    } else if (rest.endsWith('<unfinished ...>')) open.set(thread, file)
    else if (file?.endsWith('-wal')) calls.push([name, file])
  }
  return done
}

function isSynced(calls) {
  const names = calls.map(([name]) => name)
  const written = names.lastIndexOf('pwrite64')
  const synced = Math.max(names.lastIndexOf('fdatasync'), names.lastIndexOf('fsync'))
  return written >= 0 && synced > written
}
