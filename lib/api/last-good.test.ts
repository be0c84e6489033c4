import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UpstreamError } from './errors'
import { lastGood, recall } from './last-good'

let dist: string

beforeEach(() => {
  dist = process.env.NEXT_DIST_DIR = mkdtempSync(join(tmpdir(), 'last-good-'))
})

const away = async () => {
  throw new UpstreamError('GET /api/posts/', null, 'away')
}
const posts = (read: () => Promise<string[] | null>) => lastGood({ name: 'posts', read })

test('the last good answer is served, marked as stale, while the upstream is away', async () => {
  await expect(posts(async () => ['one'])).resolves.toEqual({ value: ['one'], isOld: false })
  await expect(posts(away)).resolves.toEqual({ value: ['one'], isOld: true })
  await posts(async () => ['two', '“”'])
  await expect(posts(away)).resolves.toEqual({ value: ['two', '“”'], isOld: true })
  await expect(recall({ name: 'posts', read: away })).resolves.toEqual(['two', '“”'])
})

test('a read without a stored answer fails', async () => {
  await expect(posts(away)).rejects.toThrow('away')
  await expect(recall({ name: 'posts', read: away })).rejects.toBeInstanceOf(UpstreamError)
})

test('a deleted record does not come back', async () => {
  await posts(async () => ['one'])
  await posts(async () => null)
  await expect(posts(away)).rejects.toThrow('away')
})

test('only an outage serves the last good answer; an error of our own code is thrown', async () => {
  await posts(async () => ['one'])
  const ours = async () => {
    throw new TypeError('ours')
  }
  await expect(posts(ours)).rejects.toThrow('ours')
})

test('a read whose answer cannot be stored succeeds, and the log warns once', async () => {
  process.env.NEXT_DIST_DIR = '/dev/null/nowhere'
  const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  await expect(posts(async () => ['one'])).resolves.toEqual({ value: ['one'], isOld: false })
  await posts(async () => ['two'])
  expect(logged.mock.calls.flat()).toEqual([expect.stringContaining('last_good_not_stored')])
})

test('an answer that cannot be stored leaves no file behind', async () => {
  const circle: unknown[] = []
  circle.push(circle)
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  await lastGood({ name: 'posts', read: async () => circle })
  expect(readdirSync(dist)).toEqual([])
})
