import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { version } from '@/lib/health/version'
import { responder } from './respond'
import { asked, assets, clients, form, get, next, server, serverForTests, standIn } from './testing'

serverForTests()

test('health and readiness are answered without Next, also on a busy site', async () => {
  let go = () => {}
  standIn.wait = new Promise((free) => {
    go = free
  })
  const own = Array.from({ length: 20 }, () => get('/dashboard'))
  while (asked.length < 8) await new Promise(setImmediate)
  for (const path of ['/api/health', '/api/ready?probe=1']) {
    const { status, headers, bytes } = await get(path)
    expect([status, headers['cache-control'], headers['x-frame-options']]).toEqual([200, 'no-store', 'DENY'])
    expect(JSON.parse(bytes.toString()).status).toMatch(/^(alive|ready)$/)
    expect((await get(path, { method: 'HEAD' })).bytes).toHaveLength(0)
  }
  expect(asked).toHaveLength(8)
  go()
  await Promise.all(own)
})

test('health names the version only to callers with a secret of the publish hook', async () => {
  const bodyFor = async (secret?: string) => {
    const { bytes } = await get('/api/health', { headers: secret ? { 'x-revalidate-secret': secret } : {} })
    return JSON.parse(bytes.toString())
  }
  expect(await bodyFor()).toEqual({ status: 'alive' })
  expect(await bodyFor('wrong')).toEqual({ status: 'alive' })
  expect(await bodyFor(process.env.REVALIDATE_SECRET)).toEqual({ status: 'alive', version })
})

test('a flood of forms is answered a few at a time, and readers do not wait for them', async () => {
  let go = () => {}
  standIn.wait = new Promise((free) => {
    go = free
  })
  const flood = Array.from({ length: 40 }, () => get('/form', { method: 'POST', body: 'x=1', headers: form }))
  while (asked.length < 8) await new Promise(setImmediate)
  standIn.wait = Promise.resolve()
  expect((await get('/')).status).toBe(200)
  expect(asked.filter((each) => each === 'POST /form')).toHaveLength(8)
  go()
  const answers = await Promise.all(flood)
  expect(answers.every(({ bytes }) => bytes.toString() === 'got x=1')).toBe(true)
  expect(asked).toHaveLength(41)
})

test('a page for everybody does not wait for personal pages', async () => {
  let go = () => {}
  standIn.wait = new Promise((free) => {
    go = free
  })
  const own = Array.from({ length: 20 }, () => get('/dashboard'))
  while (asked.length < 8) await new Promise(setImmediate)
  standIn.wait = Promise.resolve()
  expect((await get('/')).status).toBe(200)
  expect(asked.filter((each) => each === 'GET /dashboard')).toHaveLength(8)
  go()
  await Promise.all(own)
})

test('a page does not wait for pictures and documents that are being drawn', async () => {
  let go = () => {}
  standIn.wait = new Promise((free) => {
    go = free
  })
  const drawn = Array.from({ length: 20 }, (_, n) =>
    get(n % 2 ? `/blog/${n}/picture.png` : `/careerpaths/${n}/syllabus.pdf?print`),
  )
  while (asked.length < 8) await new Promise(setImmediate)
  standIn.wait = Promise.resolve()
  expect((await get('/')).status).toBe(200)
  expect((await get('/dashboard')).status).toBe(200)
  expect(asked).toHaveLength(10)
  go()
  await Promise.all(drawn)
})

test('a form reaches Next whole, and each cookie of the response reaches the client', async () => {
  const { bytes, headers } = await get('/contact-us', {
    method: 'POST',
    headers: form,
    body: 'x'.repeat(30_000),
  })
  expect(bytes.toString()).toBe(`got ${'x'.repeat(30_000)}`)
  expect(headers['set-cookie']).toEqual(['a=1', 'b=2'])
})

test('a visitor who leaves while sending a form leaves no request waiting', async () => {
  const settled: string[] = []
  const respond = responder(next, assets, clients)
  server.removeAllListeners('request').on('request', (request, response) => {
    respond(request, response).then(() => settled.push('given up'))
  })
  const { port } = server.address() as AddressInfo
  const sent = ask({
    port,
    path: '/contact-us',
    method: 'POST',
    headers: { ...form, 'content-length': '1000' },
  })
  sent.on('error', () => {}).write('half')
  await new Promise((arrived) => server.once('request', arrived))
  sent.destroy()
  while (settled.length === 0) await new Promise(setImmediate)
  expect(settled).toEqual(['given up'])
})
