import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { siteDatabase } from '@/lib/store/site-database'
import { bundled } from '@/scripts/gate/bundled'
import type { Session } from './sealed-session'
import { freshSession } from './session-tokens'
import { databaseForTest, sessionForTest } from './testing'

// Several processes of the site share one database. One browser sends its stale cookie to all of them.

afterAll(databaseForTest())

const run = promisify(execFile)
const spent = new Set<string>()
let asked = 0
let server: Server

// This upstream rotates refresh tokens: it refuses one that was used.
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { refresh } = JSON.parse(body)
    asked++
    const isRight = !spent.has(refresh)
    spent.add(refresh)
    await pause(300)
    const answer = isRight ? { access: 'opaque', refresh: `after ${refresh}` } : { detail: 'spent' }
    response
      .writeHead(isRight ? 200 : 401, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(answer))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  process.env.API_ROOT_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const program = bundled(`
  import { freshSession } from '@/lib/account/session-tokens'
  import { siteDatabase } from '@/lib/store/site-database'
  const session = JSON.parse(process.argv[2])
  const db = await siteDatabase()
  process.stdout.write('ready\\n')
  for await (const _ of process.stdin);
  const answers = await Promise.all(Array.from({ length: 5 }, () => freshSession(session)))
  process.stdout.write(JSON.stringify(answers.map((fresh) => fresh?.refresh ?? null)))
  await db.destroy()`)

async function inProcesses(session: Session, count: number): Promise<(string | null)[]> {
  const started = Array.from({ length: count }, () =>
    run(process.execPath, [program, JSON.stringify(session)], { env: process.env }),
  )
  await Promise.all(started.map(({ child }) => child.stdout && once(child.stdout, 'data')))
  for (const { child } of started) child.stdin?.end()
  const outputs = await Promise.all(started)
  return outputs.flatMap(({ stdout }) => JSON.parse(stdout.replace('ready\n', '')))
}

test('of 3 processes with 5 requests each, one exchanges the refresh token, and all get the result', async () => {
  const session = await sessionForTest({ refresh: 'first' })
  const answers = await inProcesses(session, 3)
  expect(answers).toEqual(Array(15).fill('after first'))
  expect(asked).toBe(1)
}, 60_000)

test.each([
  ['right', 0],
  ['an hour ahead', 3_600_000],
  ['an hour behind', -3_600_000],
])(
  'a process that died during an exchange delays others by its lease at most when its clock is %s',
  async (clock, off) => {
    const session = await sessionForTest({ refresh: clock })
    const until = new Date(Date.now() + off + 5000).toISOString()
    const db = await siteDatabase()
    await db.updateTable('sessions').set({ claimed_until: until }).where('ended_at', 'is', null).execute()
    const machine = performance.now.bind(performance)
    const begun = machine()
    jest.spyOn(performance, 'now').mockImplementation(() => machine() * 10)
    expect(await freshSession(session)).toMatchObject({ refresh: `after ${clock}` })
    expect(machine() - begun).toBeGreaterThan(500)
    expect(machine() - begun).toBeLessThan(5000)
  },
)
