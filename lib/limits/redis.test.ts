import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { isRedisPaused, siteRedis } from '@/lib/store/redis'
import { bundled } from '@/scripts/gate/bundled'
import { startRedis } from '@/scripts/gate/redis.mjs'
import { prepareLimiters } from './limiters'
import { take } from './take'

// Tests limits on a real Redis, which several processes share and which goes away while they count.

const run = promisify(execFile)
const program = `
  import { prepareLimiters } from '@/lib/limits/limiters'
  import { take } from '@/lib/limits/take'
  await prepareLimiters()
  let taken = 0
  for (let n = 0; n < 8; n++) if ((await take(['sign-up, client', '192.0.2.1'])) === 0) taken++
  process.stdout.write(String(taken))
  process.exit()`

let redis: Awaited<ReturnType<typeof startRedis>>

beforeAll(async () => {
  redis = await startRedis()
  process.env.REDIS_URL = redis.url
  await prepareLimiters()
}, 400_000)

afterAll(async () => {
  siteRedis()?.disconnect()
  await redis.stop()
})

const takeOne = () => take(['sign-up, client', '192.0.2.1'])

test('two processes and this one share a limit', async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { env } = process
  const file = bundled(program)
  const other = async () => Number((await run(process.execPath, [file], { env })).stdout)
  const taken = await Promise.all([other(), other()])
  expect(taken[0] + taken[1]).toBe(10)
  expect(await takeOne()).toBeGreaterThan(3500)
})

test('during an outage of Redis, each process counts for itself; afterwards all share the limit again', async () => {
  const told = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const events = () => told.mock.calls.map(([line]) => JSON.parse(String(line)).event)

  redis.signal('SIGSTOP')
  const start = performance.now()
  expect(await takeOne()).toBe(0)
  expect(performance.now() - start).toBeLessThan(5000)
  // Redis is paused now, so a form with three limits waits for it once.
  expect(isRedisPaused()).toBe(true)
  expect(events()).toEqual(['limits_not_kept'])

  const underWay = Array.from({ length: 5 }, takeOne)
  await redis.stop()
  expect(await Promise.all(underWay)).toEqual(Array(5).fill(0))
  for (let n = 0; n < 4; n++) expect(await takeOne()).toBe(0)
  expect(await takeOne()).toBeGreaterThan(0)

  while (!events().includes('redis_away')) await pause(20)
  redis = await startRedis(redis.port)
  while ((await takeOne()) > 0) await pause(20)
  expect(events()).toEqual(['limits_not_kept', 'redis_away'])
})
