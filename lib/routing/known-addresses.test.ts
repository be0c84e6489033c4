import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UpstreamError } from '@/lib/api/errors'
import { lastGood } from '@/lib/api/last-good'
import { forgetAddresses, knownAddresses, type Section } from './known-addresses'

const outage = new UpstreamError('GET /api/things/', null, 'no answer')

let clock = 0
let listed: string[] | Error = []
let existing: string[] | Error = []
const read = jest.fn(async () => {
  if (listed instanceof Error) throw listed
  return listed
})
const ask = jest.fn(async (address: string) => {
  if (existing instanceof Error) throw existing
  return existing.includes(address)
})
const list: Section['list'] = (get) => get({ name: 'things', read })

beforeEach(() => {
  process.env.NEXT_DIST_DIR = mkdtempSync(join(tmpdir(), 'addresses-'))
  clock = 0
  forgetAddresses(() => -1)
  listed = existing = ['data']
  read.mockClear()
  ask.mockClear()
})

const asking = () => knownAddresses({ list, ask }, () => clock)
const listing = () => knownAddresses({ list }, () => clock)
const lookUpAll = (lookUp: ReturnType<typeof asking>, count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => lookUp(`unknown-${index}`)))

test('a thousand unknown addresses cost one read of the list and twenty requests', async () => {
  const lookUp = asking()
  expect(new Set(await lookUpAll(lookUp, 1000))).toEqual(new Set(['missing']))
  expect(await lookUp('data')).toBe('listed')
  expect([read.mock.calls.length, ask.mock.calls.length]).toEqual([1, 20])
})

test('a slug that no list has is requested before it is called missing', async () => {
  existing = ['data', 'beyond-the-last-page']
  const lookUp = asking()
  expect(await lookUp('beyond-the-last-page')).toBe('listed')
  expect(await lookUp('nope')).toBe('missing')
})

test('a repeated unknown address costs one request in ten seconds', async () => {
  const lookUp = asking()
  await lookUp('new')
  existing = ['data', 'new']
  clock = 9999
  expect(await lookUp('new')).toBe('missing')
  clock = 10_000
  expect(await lookUp('new')).toBe('listed')
})

test('an impossible address is not requested', async () => {
  const lookUp = asking()
  expect(await lookUp('../token')).toBe('missing')
  expect(await lookUp('page/01')).toBe('missing')
  expect(ask).not.toHaveBeenCalled()
})

test('the list decides when single records cannot be requested, and is read again after a minute', async () => {
  const lookUp = listing()
  expect(await lookUp('new')).toBe('missing')
  listed = ['data', 'new']
  clock = 59_999
  expect(await lookUp('new')).toBe('missing')
  clock = 60_000
  expect(await lookUp('new')).toBe('listed')
})

test('a list that takes 30 seconds to read is read again after ten minutes', async () => {
  read.mockImplementationOnce(async () => {
    clock += 30_000
    return ['data']
  })
  const lookUp = listing()
  await lookUp('first')
  clock = 599_999
  await lookUp('second')
  expect(read).toHaveBeenCalledTimes(1)
  clock = 600_000
  await lookUp('third')
  expect(read).toHaveBeenCalledTimes(2)
})

test('a published record is found at once when the upstream has called the hook', async () => {
  const lookUps = [asking(), listing()]
  for (const lookUp of lookUps) expect(await lookUp('new')).toBe('missing')
  listed = existing = ['data', 'new']
  clock = 1000
  forgetAddresses(() => clock)
  clock = 1001
  for (const lookUp of lookUps) expect(await lookUp('new')).toBe('listed')
})

test('the stored list decides which addresses exist during an outage, also after a restart', async () => {
  await lastGood({ name: 'things', read })
  listed = existing = outage
  read.mockClear()
  for (const lookUp of [asking(), listing()]) {
    expect(await lookUp('data')).toBe('listed')
    expect(await lookUp('nope')).toBe('missing')
  }
})

test('the upstream gets one request in ten seconds during an outage, however many addresses are requested', async () => {
  listed = existing = outage
  const lookUp = asking()
  expect(await lookUp('first')).toBe('away')
  expect(new Set(await lookUpAll(lookUp, 1000))).toEqual(new Set(['away']))
  expect(ask).toHaveBeenCalledTimes(1)
  listed = existing = ['data']
  clock = 10_000
  expect(await lookUp('data')).toBe('listed')
})

test('an error that is no UpstreamError is thrown, and does not count as an outage', async () => {
  existing = new TypeError('ours')
  await expect(asking()('nope')).rejects.toThrow('ours')
  listed = new TypeError('ours')
  await expect(listing()('nope')).rejects.toThrow('ours')
})
