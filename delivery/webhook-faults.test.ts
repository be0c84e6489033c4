import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bundled } from '@/scripts/gate/bundled'
import { outboxForTest } from './testing'
import { httpForTest } from './testing-servers'
import { webhookDestination } from './webhook'

const run = promisify(execFile)
const minute = 60_000
const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`

let outbox: Awaited<ReturnType<typeof outboxForTest>>

beforeEach(async () => {
  outbox = await outboxForTest()
})

afterEach(() => outbox.db.destroy())

const start = (url: string, timeoutMs = 30_000) =>
  outbox.start({ webhook: webhookDestination({ url, secret, timeoutMs }) })
const add = (count = 1) =>
  outbox.add(
    ...Array.from({ length: count }, () => ({ destination: 'webhook', kind: 'lead.created', payload: {} })),
  )
const found = async () =>
  (await outbox.items()).map(({ state, reason }) => [state, reason].filter(Boolean).join(': '))

const statuses: [answer: number, state: string][] = [
  [200, 'delivered'],
  [204, 'delivered'],
  [301, 'waiting: 301: the address redirects, so set WEBHOOK_URL to where it leads'],
  [307, 'waiting: 307: the address redirects, so set WEBHOOK_URL to where it leads'],
  [400, 'waiting: 400'],
  [401, 'waiting: 401'],
  [404, 'waiting: 404'],
  [410, 'refused: 410'],
  [429, 'waiting: 429'],
  [500, 'waiting: 500'],
  [503, 'waiting: 503'],
]

test.each(statuses)('after a receiver’s answer %i, the event is %s', async (status, state) => {
  const other = await httpForTest()
  const { url, received, close } = await httpForTest((response) =>
    response.writeHead(status, { Location: other.url }).end(),
  )
  await add()
  await start(url).settled()
  await Promise.all([close(), other.close()])
  expect(received).toHaveLength(1)
  expect(other.received).toEqual([])
  expect(await found()).toEqual([state])
})

test('one event a minute tests a receiver that answers 503; after a 500, it gets the other events', async () => {
  let status = 503
  const { url, received, close } = await httpForTest((response) => response.writeHead(status).end())
  const worker = start(url)
  await add(10)
  await worker.settled()
  expect(received).toHaveLength(4)
  outbox.state.at += 30_000
  await worker.settled()
  outbox.state.at += 30_000
  await worker.settled()
  expect(received).toHaveLength(5)
  status = 500
  outbox.state.at += 1.2 * minute
  await worker.settled()
  await close()
  expect(received).toHaveLength(5 + 10)
})

test.each([
  ['20', 1.2 * minute],
  ['1800', 30 * minute],
  ['999999', 60 * minute],
  [new Date(Date.now() + 20 * minute).toUTCString(), 20 * minute],
  ['soon', 1.2 * minute],
])('a receiver that answers 429 with Retry-After %s is tried again within %i ms', async (header, wait) => {
  const { url, received, close } = await httpForTest((response) =>
    response.writeHead(429, { 'Retry-After': header }).end(),
  )
  const worker = start(url)
  await add()
  await worker.settled()
  const begin = outbox.state.at
  if (wait > 2 * minute) {
    while (outbox.state.at < begin + wait - minute) {
      outbox.state.at += minute / 2
      await worker.settled()
    }
    expect(received).toHaveLength(1)
  }
  outbox.state.at = begin + wait
  await worker.settled()
  await close()
  expect(received).toHaveLength(2)
})

test('a receiver that does not answer counts as away', async () => {
  const { url, close } = await httpForTest(() => {})
  await add()
  await start(url, 500).settled()
  await close()
  await add()
  await start(url).settled()
  expect(await found()).toEqual(['waiting: TimeoutError', 'waiting'])
  outbox.state.at += minute
  await start(url).settled()
  expect(await found()).toEqual(['waiting: TimeoutError', 'waiting: ECONNREFUSED'])
})

test('a response of 10 MB is not read to its end', async () => {
  let written = 0
  const answer = (response: ServerResponse) => {
    const chunk = Buffer.alloc(64 * 1024)
    const more = () => {
      while (written < 10 * 1024 * 1024) {
        written += chunk.length
        if (!response.write(chunk)) return response.once('drain', more)
      }
      return response.end()
    }
    more()
  }
  const { url, close } = await httpForTest(answer)
  await add()
  await start(url).settled()
  await close()
  expect(await found()).toEqual(['delivered'])
  expect(written).toBeLessThan(8 * 1024 * 1024)
})

test.each([
  ['that nobody vouches for', '1', false, /^DEPTH_ZERO_SELF_SIGNED_CERT$/],
  ['that has expired', '-1', true, /^CERT_HAS_EXPIRED$/],
])('a receiver with a certificate %s is away, and gets nothing', async (_, days, isTrusted, reason) => {
  const { key, cert, path } = certificate(days)
  let count = 0
  const server = createServer({ key, cert }, (_, response) => {
    count++
    response.end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `https://localhost:${(server.address() as AddressInfo).port}`
  // Node reads the trusted certificates only when it starts.
  const program = `
    import { webhookDestination } from '@/delivery/webhook'
    const { deliver } = webhookDestination({ url: '${url}', secret: '${secret}' })
    console.log(JSON.stringify(await deliver({ key: '1', kind: 'lead.created', created_at: '', payload: '{}' })))`
  const env = { ...process.env, ...(isTrusted && { NODE_EXTRA_CA_CERTS: path }) }
  const { stdout } = await run(process.execPath, [bundled(program)], { env })
  server.close()
  expect(JSON.parse(stdout)).toEqual({ is: 'away', reason: expect.stringMatching(reason) })
  expect(count).toBe(0)
})

function certificate(days: string) {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, request, path] = ['key', 'request', 'cert'].map((name) => join(folder, `${name}.pem`)) as [
    string,
    string,
    string,
  ]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  openssl('req', ...kind, ...name, '-keyout', key, '-out', request)
  const signed = ['-signkey', key, '-days', days, '-copy_extensions', 'copy', '-out', path]
  openssl('x509', '-req', '-in', request, ...signed)
  return { key: readFileSync(key), cert: readFileSync(path), path }
}

function openssl(...words: string[]) {
  const { status, stderr } = spawnSync('openssl', words)
  if (status !== 0) throw new Error(String(stderr))
}
