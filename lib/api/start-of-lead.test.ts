import { httpForTest } from '@/delivery/testing-servers'
import { createLead } from './leads'
import { forgetSent } from './testing'

// An outside upstream may know nothing of starts.

const lead = { firstName: 'Ada', email: 'ada@example.com', 'job-title': '', subscribe: false }
const line = 'Start: Monday 11 January 2027'
let refuses = false
let count = 0
let upstream: Awaited<ReturnType<typeof httpForTest>>

beforeAll(async () => {
  upstream = await httpForTest((response) => {
    const { body } = upstream.received.at(-1) ?? { body: '{}' }
    const isRefused = refuses && 'start' in JSON.parse(body)
    response.writeHead(isRefused ? 400 : 201).end(JSON.stringify(isRefused ? { start: ['No.'] } : { id: 1 }))
  })
  process.env.API_ROOT_URL = upstream.url
})

afterAll(() => upstream.close())

beforeEach(() => {
  refuses = false
  upstream.received.length = 0
  for (const stream of ['stdout', 'stderr'] as const)
    jest.spyOn(process[stream], 'write').mockReturnValue(true)
})

afterEach(forgetSent)

async function sent(change: object) {
  await createLead({ ...lead, ...change }, { key: `lead ${count++}` })
  return upstream.received.map(({ body }) => JSON.parse(body))
}

test('an outside upstream gets the start as a field and as the last line of the message', async () => {
  expect(await sent({ start: '2027-01-10', message: 'After six' })).toMatchObject([
    { start: '2027-01-10', message: `After six\n${line}` },
  ])
})

test('a lead whose field `start` is refused is sent again with the start only in its message', async () => {
  refuses = true
  const [first, second, ...more] = await sent({ start: '2027-01-10', message: '' })
  expect([first.start, second.start, second.message, more]).toEqual(['2027-01-10', undefined, line, []])
})

test('a message with the line of its start has at most 500 letters', async () => {
  const [{ message }] = await sent({ start: '2027-01-10', message: '🙂'.repeat(500) })
  expect([...message]).toHaveLength(500)
  expect(message.endsWith(`🙂\n${line}`)).toBe(true)
})

test('a lead without a start is sent with its message unchanged', async () => {
  const [{ message, ...record }] = await sent({ start: '', message: 'After six' })
  expect([message, 'start' in record]).toEqual(['After six', false])
})
