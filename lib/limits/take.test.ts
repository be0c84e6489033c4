import { AsyncLocalStorage } from 'node:async_hooks'
import { testDatabaseUrl } from '@/database/testing'
import { during } from '@/lib/visit/visit'
import { limitKey } from './limit-key'
import { limiterOf } from './limiters'
import { countFailedSignIn, forgetFailedSignIns, takeSignIn } from './sign-in-limits'
import { take } from './take'

process.env.DATABASE_URL = testDatabaseUrl()

beforeEach(() => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
})

test('uses within the limit pass, and the next use returns the seconds to wait', async () => {
  const visit = { id: 'one', client: '192.0.2.1' }
  await during(visit, async () => {
    for (let n = 0; n < 3; n++) expect(await take(['reset, address', 'ada@example.com'])).toBe(0)
    const wait = await take(['reset, address', 'ADA@example.com'])
    expect(wait).toBeGreaterThan(3500)
    expect(wait).toBeLessThanOrEqual(3600)
    expect(visit).toEqual({ id: 'one', client: '192.0.2.1', wait })
  })
  expect(await take(['reset, address', 'bob@example.com'])).toBe(0)
})

test('ten of a hundred concurrent uses pass when the limit is ten', async () => {
  const waits = await Promise.all(Array.from({ length: 100 }, () => take(['sign-up, client', '192.0.2.2'])))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
})

test('one client does not use up everybody’s limit', async () => {
  for (let n = 0; n < 700; n++) await take(['enquiries, client', '192.0.2.3'], ['enquiries, all'])
  expect(await take(['enquiries, client', '192.0.2.4'], ['enquiries, all'])).toBe(0)
})

test('a limit with isKept still refuses after a restart', async () => {
  for (let n = 0; n < 3; n++) await take(['reset, address', 'eve@example.com'])
  Object.assign(globalThis, { siteOnce: undefined })
  expect(await take(['reset, address', 'eve@example.com'])).toBeGreaterThan(0)
})

test('from the fifth wrong password on, sign-in to an account pauses, except on a known device', async () => {
  const guess = { client: '192.0.2.5', email: 'owner@example.com', device: null }
  const owner = { ...guess, client: '192.0.2.6', device: 'known' }
  const pauses: number[] = []
  for (let n = 0; n < 7; n++) {
    expect(await takeSignIn(guess)).toBe(0)
    await countFailedSignIn(guess)
    const wait = await takeSignIn({ ...guess, client: `192.0.2.${10 + n}` })
    pauses.push(wait)
    await (await limiterOf('sign-in, account')).delete(limitKey(guess.email))
  }
  expect(pauses).toEqual([0, 0, 0, 0, 15, 30, 60])
  await countFailedSignIn(guess)
  expect(await takeSignIn({ ...guess, client: '192.0.2.30' })).toBeGreaterThan(60)
  expect(await takeSignIn(owner)).toBe(0)
})

test('two thousand guesses at one account cause ten password checks a minute', async () => {
  let looked = 0
  for (let round = 0; round < 20; round++) {
    const tries = Array.from({ length: 100 }, (_, n) =>
      takeSignIn({ client: `10.0.${round}.${n}`, email: 'prey@example.com', device: null }),
    )
    looked += (await Promise.all(tries)).filter((wait) => wait === 0).length
  }
  // Ten, or twenty when a slow machine needs more than a minute.
  expect([10, 20]).toContain(looked)
})

test('a right password clears the wrong ones before it', async () => {
  const tried = { client: '192.0.2.40', email: 'typo@example.com', device: null }
  for (let round = 0; round < 3; round++) {
    for (let n = 0; n < 4; n++) await countFailedSignIn(tried)
    await forgetFailedSignIns(tried)
  }
  expect(await takeSignIn(tried)).toBe(0)
})

test('the timer of a limit holds nothing of its request in memory', async () => {
  const requests = new AsyncLocalStorage<string>()
  const held: unknown[] = []
  const timer = setTimeout
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((...args: Parameters<typeof setTimeout>) => {
    // Shorter timers limit how long a connection takes, and may hold their request.
    if ((args[1] ?? 0) >= 30_000) held.push(requests.getStore())
    return timer(...args)
  }) as typeof setTimeout)
  await requests.run('a request', async () => {
    await take(['requests, client', '192.0.2.40'], ['sign-in, all'])
    await (await limiterOf('sign-in, all')).penalty('someone')
    await (await limiterOf('sign-in, all')).block('someone', 60)
  })
  // Postgres counts without timers.
  if (!process.env.TEST_DATABASE_URL) expect(held.length).toBeGreaterThan(2)
  expect(held).toEqual(held.map(() => undefined))
})
