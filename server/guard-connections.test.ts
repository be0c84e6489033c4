import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import { guardConnections } from './guard-connections'

let server: Server
const sockets: Socket[] = []

async function serve(isProxy: boolean, caps: Parameters<typeof guardConnections>[3]) {
  const large = Buffer.alloc(50 * 1024 * 1024)
  server = createServer((_, response) => response.end(large))
  guardConnections(server, () => isProxy, true, caps)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
}

function open(localAddress = '127.0.0.1') {
  const { port } = server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  sockets.push(socket)
  const isRefused = new Promise<boolean>((told) => {
    socket.once('close', () => told(true)).on('error', () => {})
    setTimeout(() => told(false), 1500)
  })
  return { socket, isRefused }
}

beforeEach(() => jest.spyOn(process.stderr, 'write').mockReturnValue(true))
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

const refusals = (opened: { isRefused: Promise<boolean> }[]) =>
  Promise.all(opened.map(({ isRefused }) => isRefused))

test('each client may hold its cap of connections, and a closed connection makes room for a new one', async () => {
  await serve(false, { client: 2 })
  const mine = [open(), open(), open()]
  const theirs = open('127.0.0.2')
  expect((await refusals([...mine, theirs])).filter(Boolean)).toHaveLength(1)
  const [first] = mine
  first?.socket.destroy()
  await after(50)
  expect(await open().isRefused).toBe(false)
})

test('connections of a trusted proxy count in the common cap only', async () => {
  await serve(true, { client: 1, all: 3 })
  const opened = [open(), open(), open(), open()]
  expect((await refusals(opened)).filter(Boolean)).toHaveLength(1)
})

test('the connection of a response that nobody reads is closed', async () => {
  await serve(false, { stalledMs: 300 })
  const { socket } = open()
  socket.pause().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  const [held] = await new Promise<Socket[]>((told) =>
    server.once('connection', (each: Socket) => told([each])),
  ).catch(() => [])
  await new Promise((closed) => (held?.destroyed ? closed(0) : held?.once('close', closed)))
  expect(held?.destroyed).toBe(true)
})

test.each([
  ['nonsense\r\n\r\n', 400],
  [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('a malformed request gets a response with all common headers', async (words, status) => {
  await serve(false, {})
  const { socket } = open()
  socket.write(words)
  const said: string[] = []
  for await (const chunk of socket) said.push(String(chunk))
  expect(said.join('')).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  for (const name of ['Strict-Transport-Security', 'X-Content-Type-Options', 'X-Frame-Options'])
    expect(said.join('')).toContain(`${name}: `)
})
