import { forgetAddresses, rememberAddresses } from './known-addresses'

let clock = 0
let listed: string[] | Error = []
const read = jest.fn(async () => {
  if (listed instanceof Error) throw listed
  return listed
})

let mayExist: ReturnType<typeof rememberAddresses>

beforeEach(() => {
  clock = 0
  listed = ['data']
  read.mockClear()
  mayExist = rememberAddresses(read, () => clock)
})

test('a thousand unknown addresses cost one reading of the list', async () => {
  await mayExist('data')
  await listRead()
  const answers = await Promise.all(Array.from({ length: 1000 }, (_, i) => mayExist(`unknown-${i}`)))
  expect(answers.some(Boolean)).toBe(false)
  expect(await mayExist('data')).toBe(true)
  expect(read).toHaveBeenCalledTimes(1)
})

const listRead = () => new Promise((done) => setImmediate(done))

test('nobody waits for the first reading of the list', async () => {
  expect(await mayExist('unknown')).toBe(true)
  await listRead()
  expect(await mayExist('unknown')).toBe(false)
})

test('a path published since is found within a minute', async () => {
  await mayExist('new')
  await listRead()
  listed = ['data', 'new']
  clock = 59_999
  expect(await mayExist('new')).toBe(false)
  clock = 60_000
  expect(await mayExist('new')).toBe(true)
})

test('while the list cannot be read, every path may exist, and the upstream is asked once a minute', async () => {
  listed = new Error('away')
  expect(await mayExist('data')).toBe(true)
  expect(await mayExist('other')).toBe(true)
  expect(read).toHaveBeenCalledTimes(1)
  listed = ['data']
  clock = 60_000
  await mayExist('other')
  await listRead()
  expect(await mayExist('other')).toBe(false)
})

test('what is published is found at once where the upstream has said so', async () => {
  await mayExist('data')
  await listRead()
  listed = ['data', 'new']
  clock = 1000
  expect(await mayExist('new')).toBe(false)
  forgetAddresses(() => clock)
  clock = 1001
  expect(await mayExist('new')).toBe(true)
  await mayExist('unknown')
  expect(read).toHaveBeenCalledTimes(2)
})

test('who must know waits for the first reading', async () => {
  expect(await mayExist('unknown', { waits: true })).toBe(false)
  expect(await mayExist('data', { waits: true })).toBe(true)
})
