import type { RequestListener } from 'node:http'
import { headersOfAll } from '@/lib/response-headers'
import { clientAddresses } from './client-address'
import { responder } from './respond'
import { asked, assets, clients, form, get, html, next, server, serverForTests } from './testing'

serverForTests()

test('each response has an id, which Next and the log share', async () => {
  const answers = [await get('/'), await get('/'), await get('/dashboard'), await get('/media/plan.pdf')]
  const ids = answers.map(({ headers }) => String(headers['x-request-id']))
  expect(new Set(ids).size).toBe(4)
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/)
  const { headers } = await get('/', { headers: { 'if-none-match': String(answers[0]?.headers.etag) } })
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  expect((await get('/dashboard')).bytes.toString()).toContain('asked as ')
})

test('a trusted proxy’s request id is used when it is valid', async () => {
  const proxied = responder(next, assets, clientAddresses(1))
  const named = async (id: string) =>
    (await get('/dashboard', { headers: { 'x-request-id': id } })).headers['x-request-id']
  const made = /^[\da-f-]{36}$/
  expect(await named('0af7651916cd43dd8448eb211c80319c')).toMatch(made)
  server.removeAllListeners('request').on('request', (request, response) => void proxied(request, response))
  expect(await named('0af7651916cd43dd8448eb211c80319c')).toBe('0af7651916cd43dd8448eb211c80319c')
  for (const id of ['short', 'x'.repeat(65), 'a"} , {"level":"', '<b>12345678</b>', ''])
    expect(await named(id)).toMatch(made)
})

test('a fault shows its visitor the request id, and the log has the same id', async () => {
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const failing: RequestListener = () => {
    throw new Error('broken')
  }
  const respond = responder(failing, assets, clients)
  server.removeAllListeners('request').on('request', (request, response) => void respond(request, response))
  const answers = [await get('/dashboard'), await get('/dashboard')]
  for (const [index, { status, headers, bytes }] of answers.entries()) {
    expect([status, bytes.toString()]).toEqual([
      500,
      `Something went wrong.\nReference: ${headers['x-request-id']}\n`,
    ])
    expect(JSON.parse(String(written.mock.calls[index]?.[0]))).toMatchObject({
      event: 'answer_failed',
      request: headers['x-request-id'],
    })
  }
  const refused = await get('/', { method: 'PUT' })
  expect(refused.bytes.toString()).not.toContain('Reference')
  for (const [name, value] of Object.entries(headersOfAll(false)))
    expect([name, refused.headers[name.toLowerCase()]]).toEqual([name, value])
})

test('Next’s blank page of a fault is replaced by one that says what happened', async () => {
  const faulty: RequestListener = ({ url, headers }, response) => {
    const isPage = url === '/broken'
    const words = isPage ? `Oops, tell us ${headers['x-request-id']}` : ''
    response.writeHead(isPage ? 200 : 500, { 'Content-Type': 'text/html' }).end(html(words))
  }
  const respond = responder(faulty, assets, clients)
  server.removeAllListeners('request').on('request', (request, response) => void respond(request, response))
  const { status, headers, bytes } = await get('/dashboard')
  expect([status, bytes.toString()]).toEqual([
    500,
    expect.stringContaining(`Oops, tell us ${headers['x-request-id']}`),
  ])
})

test('the page of a fault has no public address', async () => {
  await get('/broken')
  expect(asked).toEqual(['GET /not-found'])
})

test('no response reveals internals, except headers that the router reads', async () => {
  const { status, headers } = await get('/nobody')
  expect(status).toBe(404)
  expect(Object.keys(headers).filter((name) => /^x-(nextjs|middleware)/.test(name))).toEqual([])
  const part = await get('/part', { headers: { rsc: '1' } })
  expect(part.headers['x-nextjs-stale-time']).toBe('300')
})

test('an undecodable address is a 404, also for a file or a form', async () => {
  await get('/media/%E0%A4%A.pdf')
  await get('/films/%ff')
  await get('/%', { method: 'POST', headers: form, body: 'x' })
  await get('/?q=%ff')
  expect(asked).toEqual(['GET /not-found', 'POST /not-found', 'GET /'])
})
