import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Each test file has a database of its own, which exists only after a test opens it.
process.env.DATABASE_URL = `file:${join(tmpdir(), `unit-tests-${randomUUID()}`, 'site.db')}`
process.env.REVALIDATE_SECRET ??= 'a secret for tests'
process.env.NEXTAUTH_SECRET ??= 'a secret for tests, thirty-two characters long'
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= Buffer.alloc(32, 1).toString('base64')

// jsdom has no `fetch`. A component must work when a request fails.
globalThis.fetch ??= () => Promise.reject(new TypeError('Nothing answers here'))

// A test of 0.3 s took twenty times longer on a machine with other work.
jest.setTimeout(60_000)

// An unexpected `console.error` is a fault of the code under test, so it fails the test.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...words) => {
    throw new Error(`Unexpected console.error: ${words.join(' ')}`)
  })
})
afterEach(() => {
  jest.restoreAllMocks()
})
