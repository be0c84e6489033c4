import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openDatabase } from '@/database/open'
import { testDatabaseUrl } from '@/database/testing'
import { providerFiles } from '@/e2e/fixtures/provider-files'
import { bundled } from '@/scripts/gate/bundled'
import { listLeads } from './leads'
import type { Tables } from './tables'
import { upstreamForTest } from './testing'

// `npm run upstream` as its operator sees it: a process, a port and a log.

type Line = { event: string; [detail: string]: unknown }
type Running = { child: ChildProcess; url: string; log: Line[] }

const running: ChildProcess[] = []
const program = bundled('scripts/serve/upstream.ts')

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

async function start(env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: '0',
      SMTP_URL: '',
      API_ROOT_URL: '',
      MAIL_DIR: upstreamForTest().mailDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  const log: Line[] = []
  return await new Promise((ready, failed) => {
    const read = (line: string) => {
      if (!line.startsWith('{')) return
      const { event, port, ...more }: Line = JSON.parse(line)
      log.push({ event, ...more })
      if (event === 'upstream_listening') ready({ child, url: `http://127.0.0.1:${port}`, log })
    }
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', read)
    child.once('exit', (code) => failed(new Error(`It ended with ${code} before it listened`)))
  })
}

const lead = (index: number) => ({
  careerPathName: 'Data',
  selectedPlan: 'growth-project-pack',
  firstName: `A${index}`,
  lastName: 'B',
  email: `a${index}@b.co`,
  country: 'UK',
  phone: '+44 20 7946 0000',
  source: 'Google',
})

const send = (url: string, index: number) =>
  fetch(`${url}/api/leads/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(lead(index)),
  })

async function namesIn(databaseUrl: string): Promise<string[]> {
  const db = await openDatabase<Tables>(databaseUrl)
  const leads = await listLeads(db)
  await db.destroy()
  return leads.map(({ firstName }) => firstName)
}

test('the server logs one line per request, without personal data, and ends cleanly on SIGTERM', async () => {
  const databaseUrl = testDatabaseUrl()
  const { child, url, log } = await start({ DATABASE_URL: databaseUrl })
  expect((await send(url, 1)).status).toBe(201)
  expect((await fetch(`${url}/api/careerpaths/?secret=1`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  const requests = log.filter(({ event }) => event === 'upstream_request')
  expect(requests).toMatchObject([
    { method: 'POST', path: '/api/leads/', status: 201, ms: expect.any(Number) },
    { method: 'GET', path: '/api/careerpaths/', status: 200, ms: expect.any(Number) },
  ])
  expect(JSON.stringify(log)).not.toMatch(/a1@b\.co|secret/)
  expect(await namesIn(databaseUrl)).toEqual(['A1'])
}, 30_000)

test('a server killed during 200 leads has lost none that it acknowledged, and starts again', async () => {
  const databaseUrl = testDatabaseUrl()
  const { child, url } = await start({ DATABASE_URL: databaseUrl })
  const acknowledged: string[] = []
  let next = 0
  const sender = async () => {
    while (next < 200) {
      const index = next++
      const response = await send(url, index).catch(() => undefined)
      if (response?.status === 201) acknowledged.push(`A${index}`)
      if (acknowledged.length === 90) child.kill('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: 8 }, sender))
  expect(acknowledged.length).toBeGreaterThanOrEqual(90)
  expect(acknowledged.length).toBeLessThan(200)

  const again = await start({ DATABASE_URL: databaseUrl })
  const kept = await namesIn(databaseUrl)
  expect(acknowledged.filter((name) => !kept.includes(name))).toEqual([])
  expect(new Set(kept).size).toBe(kept.length)
  expect((await send(again.url, 200)).status).toBe(201)
}, 60_000)

test('an unused connection does not delay the server’s end', async () => {
  const { child, url } = await start({ DATABASE_URL: testDatabaseUrl() })
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
}, 30_000)

test('the server serves content from another folder', async () => {
  const content = join(upstreamForTest().folder, 'elsewhere')
  providerFiles(content, 'e2e/fixtures/other-content')
  const { url } = await start({ DATABASE_URL: testDatabaseUrl(), CONTENT_DIR: content })
  const paths = await (await fetch(`${url}/api/careerpaths/`)).json()
  expect(paths.map(({ career_name }: { career_name: string }) => career_name)).toEqual(['Boat Building'])
}, 30_000)
