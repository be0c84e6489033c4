import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { send } from './send'

let server: Server
let root = ''
const asked: string[] = []

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.push(url)
    if (url === '/led/') return response.writeHead(302, { Location: '/admin/' }).end()
    if (url === '/long/') {
      const part = 'x'.repeat(1024 * 1024)
      const more = () => {
        while (!response.destroyed && response.write(part));
      }
      response.on('drain', more)
      return more()
    }
    response.end('[]')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  process.env.API_ROOT_URL = root
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

const read = (path: string) => send(`GET ${path}`, path, {}, 10_000)

test('a read fails when its body exceeds 16 MB', async () => {
  await expect(read('/long/')).rejects.toThrow('the answer is too long')
  expect(await read('/short/')).toBe('[]')
})

test('a read follows no redirect', async () => {
  await expect(read('/led/')).rejects.toMatchObject({
    status: 302,
    message: expect.stringContaining('redirects'),
  })
  expect(asked).not.toContain('/admin/')
})
