import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NextRequest } from 'next/server'
import { readSession, writeSession } from './session-cookies'
import { signOut } from './sign-out'
import { databaseForTest, sessionForTest } from './testing'

afterAll(databaseForTest())

let server: Server
let status = 200
const asked: string[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push(`${request.url} ${body}`)
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  process.env.API_ROOT_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test.each([200, 401, 404])(
  'a saved cookie opens nothing after signing out when the upstream responds with %i',
  async (answer) => {
    const log = jest.spyOn(process.stderr, 'write')
    status = answer
    const session = await sessionForTest({ refresh: `r${answer}` })
    const saved = new NextRequest('http://localhost/dashboard')
    await writeSession(saved.cookies, session)
    const { cookies } = new NextRequest('http://localhost/', { headers: saved.headers })
    expect(await readSession(saved.cookies)).not.toBeNull()
    await signOut(cookies)
    expect(cookies.get('next-auth.session-token')?.value).toBe('')
    expect(await readSession(saved.cookies)).toBeNull()
    expect(asked.at(-1)).toBe(`/api/token/end/ {"refresh":"r${answer}"}`)
    expect(log).not.toHaveBeenCalled()
  },
)

test('the upstream is called once to end a session', async () => {
  const { cookies } = new NextRequest('http://localhost/')
  await writeSession(cookies, await sessionForTest())
  const saved = new NextRequest('http://localhost/', { headers: { Cookie: cookies.toString() } })
  const before = asked.length
  await signOut(cookies)
  await signOut(saved.cookies)
  expect(asked.length - before).toBe(1)
})
