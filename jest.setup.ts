import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Each file of tests has a database of its own, which is made only where one is opened.
process.env.DATABASE_URL = `file:${join(tmpdir(), `unit-tests-${randomUUID()}`, 'site.db')}`
process.env.REVALIDATE_SECRET ??= 'a secret for tests'
process.env.NEXTAUTH_SECRET ??= 'a secret for tests, thirty-two characters long'
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= Buffer.alloc(32, 1).toString('base64')

// jsdom has none. A component must bear that nothing answers.
globalThis.fetch ??= () => Promise.reject(new TypeError('Nothing answers here'))

// A machine that does other work as well took twenty times as long for a test of 0.3 s.
jest.setTimeout(60_000)

// What nobody expects on the console is a fault of the code under test.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...words) => {
    throw new Error(`Unexpected console.error: ${words.join(' ')}`)
  })
})
afterEach(() => {
  jest.restoreAllMocks()
})
