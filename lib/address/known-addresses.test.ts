import { forgetAddresses, rememberAddresses } from './known-addresses'

let clock = 0
let listed: string[] | Error = []
const read = jest.fn(async () => {
  if (listed instanceof Error) throw listed
  return listed
})

let lookUp: ReturnType<typeof rememberAddresses>

beforeEach(() => {
  clock = 0
  listed = ['data']
  read.mockClear()
  lookUp = rememberAddresses(read, () => clock)
})

test('a thousand unknown addresses cost one reading of the list', async () => {
  await lookUp('data')
  await listRead()
  const answers = await Promise.all(Array.from({ length: 1000 }, (_, i) => lookUp(`unknown-${i}`)))
  expect(new Set(answers)).toEqual(new Set(['missing']))
  expect(await lookUp('data')).toBe('listed')
  expect(read).toHaveBeenCalledTimes(1)
})

const listRead = () => new Promise((done) => setImmediate(done))

test('nobody waits for the first reading of the list', async () => {
  expect(await lookUp('unknown')).toBe('unknown')
  await listRead()
  expect(await lookUp('unknown')).toBe('missing')
})

test('a path published since is found within a minute', async () => {
  await lookUp('new')
  await listRead()
  listed = ['data', 'new']
  clock = 59_999
  expect(await lookUp('new')).toBe('missing')
  clock = 60_000
  expect(await lookUp('new')).toBe('listed')
})

test('while the list cannot be read, every path is unknown, and the upstream is asked once a minute', async () => {
  listed = new Error('away')
  expect(await lookUp('data')).toBe('unknown')
  expect(await lookUp('other')).toBe('unknown')
  expect(read).toHaveBeenCalledTimes(1)
  listed = ['data']
  clock = 60_000
  await lookUp('other')
  await listRead()
  expect(await lookUp('other')).toBe('missing')
})

test('what is published is found at once where the upstream has said so', async () => {
  await lookUp('data')
  await listRead()
  listed = ['data', 'new']
  clock = 1000
  expect(await lookUp('new')).toBe('missing')
  forgetAddresses(() => clock)
  clock = 1001
  expect(await lookUp('new')).toBe('listed')
  await lookUp('unknown')
  expect(read).toHaveBeenCalledTimes(2)
})

test('who must know waits for the first reading', async () => {
  expect(await lookUp('unknown', { waits: true })).toBe('missing')
  expect(await lookUp('data', { waits: true })).toBe('listed')
})

test('who must know learns that nobody knows while the list cannot be read', async () => {
  listed = new Error('away')
  expect(await lookUp('data', { waits: true })).toBe('unknown')
})
