import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { rule } from '@/contract/testing'
import { submitForgotPassword, submitSignIn, submitSignUp } from './actions'

// Tests what the account forms show when the upstream refuses them.

jest.mock('next/headers', () => ({ cookies: async () => new Map(), headers: async () => new Headers() }))

let server: Server
let refusal: { status: number; body: unknown }

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume()
    const { status, body } = refusal
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  process.env.API_ROOT_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
})

const typed = { email: 'ada@example.com', password: 'correct horse 9', confirm_password: 'correct horse 9' }

async function errorsOf(action: typeof submitSignUp, status: number, body: unknown) {
  refusal = { status, body }
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  const state = await action({ status: 'idle', values: {}, errors: {} }, form)
  return state.status === 'invalid' ? state.errors : state.status
}

rule('8.12', 'a refused sign-in shows the specification’s words', async () => {
  expect(await errorsOf(submitSignIn, 401, { detail: 'No active account' })).toEqual({
    form: 'Login failed. Please Check Email/Password.',
  })
})

test('a refused sign-in is logged without its address', async () => {
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  await errorsOf(submitSignIn, 401, { detail: 'No active account' })
  expect(written.mock.calls.flat()).toEqual([
    expect.stringMatching(/"event":"sign_in_refused","isKnownDevice":false}\n$/),
  ])
})

rule('8.13', 'a refused sign-up joins the messages about its password by newlines', async () => {
  expect(await errorsOf(submitSignUp, 400, { password: ['Too short.', 'Too common.'] })).toEqual({
    password: 'Too short.\nToo common.',
  })
})

rule('8.14', 'a sign-up with a refused address shows the message about the address', async () => {
  expect(await errorsOf(submitSignUp, 400, { email: ['Taken.'] })).toEqual({ email: 'Taken.' })
})

rule('8.15', 'a sign-up refused for another reason says that it failed', async () => {
  expect(await errorsOf(submitSignUp, 400, { detail: 'No.' })).toBe('failed')
})

rule('8.16', 'a refused request for a reset link shows the first message about the address', async () => {
  expect(await errorsOf(submitForgotPassword, 400, { email: ['First.', 'Second.'] })).toEqual({
    email: 'First.',
  })
})
