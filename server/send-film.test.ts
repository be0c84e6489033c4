import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { folderForTests } from '@/provider/testing'
import { sendFilm } from './own-responses'

const write = folderForTests()
let server: Server
let sent: Promise<boolean>
const ask = (name: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/films/${name}`, init)

beforeEach(async () => {
  write('films/launch.mp4', '0123456789')
  write('films/notes.html', '<p>')
  write('provider.yaml', 'name: A')
  server = createServer((request, response) => {
    sent = sendFilm(request, response)
    sent.then((isSent) => isSent || response.writeHead(404).end()).catch(() => {})
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

test('a film is sent whole, with its length and validators', async () => {
  const answer = await ask('launch.mp4')
  expect([answer.status, await answer.text()]).toEqual([200, '0123456789'])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '10',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=0',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
  const etag = answer.headers.get('etag') ?? ''
  expect((await ask('launch.mp4', { headers: { 'if-none-match': `W/"x", ${etag}` } })).status).toBe(304)
  const head = await ask('launch.mp4', { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', ''])
})

test.each([
  ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
  ['bytes=7-', 206, 'bytes 7-9/10', '789'],
  ['bytes=0-99', 206, 'bytes 0-9/10', '0123456789'],
  ['bytes=-3', 206, 'bytes 7-9/10', '789'],
  ['bytes=-99', 206, 'bytes 0-9/10', '0123456789'],
  ['bytes=10-', 416, 'bytes */10', ''],
  ['bytes=-0', 416, 'bytes */10', ''],
  ['bytes=0-1,3-4', 200, null, '0123456789'],
  ['bytes=4-2', 200, null, '0123456789'],
  ['lines=1-2', 200, null, '0123456789'],
])('a request for the range %s gets the status %s', async (range, status, told, text) => {
  const answer = await ask('launch.mp4', { headers: { range } })
  const { headers } = answer
  expect([answer.status, headers.get('content-range'), await answer.text()]).toEqual([status, told, text])
  expect(headers.get('content-length') ?? '0').toBe(String(text.length))
})

test('If-Range with an older version gets the whole file', async () => {
  const { headers } = await ask('launch.mp4')
  const of = async (tag: string | null) =>
    (await ask('launch.mp4', { headers: { range: 'bytes=2-4', 'if-range': tag ?? '' } })).status
  expect(await of(headers.get('etag'))).toBe(206)
  expect(await of(headers.get('last-modified'))).toBe(206)
  expect(await of('"older"')).toBe(200)
})

test('a client that leaves during a film leaves no file open', async () => {
  write('films/long.mp4', 'x'.repeat(20_000_000))
  const leaving = new AbortController()
  await ask('long.mp4', { signal: leaving.signal })
  leaving.abort()
  await expect(sent).rejects.toThrow('Premature close')
})

test.each(['other.mp4', 'notes.html', '..%2fprovider.yaml', 'launch.mp4/', '', '%2e%2e'])(
  '%j is not a film file',
  async (name) => {
    expect((await ask(name)).status).toBe(404)
  },
)

test('a POST to a film is refused', async () => {
  expect((await ask('launch.mp4', { method: 'POST' })).status).toBe(404)
})
