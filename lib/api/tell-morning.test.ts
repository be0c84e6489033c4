import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openSiteDatabase } from '@/lib/store/site-database'
import { bundled } from '@/scripts/gate/bundled'
import { startMornings } from './tell-morning'
import { at, siteOfMornings } from './testing-mornings'

const site = siteOfMornings()

test.each([
  ['waits when it came the day before', true, '2027-03-29T10:00:00Z'],
  ['waits when it came on a day off', true, '2027-03-27T10:00:00Z'],
  ['waits when its promised day is today', true, '2027-03-25T16:59:00Z'],
  ['does not wait when its promised day is over', false, '2027-03-24T16:59:00Z'],
])('an enquiry %s', async (_, isWaiting, created_at) => {
  await site.insertLead('CCC-DDD-FFF', { created_at })
  expect(await site.decide(at)).toMatchObject({ waiting: Number(isWaiting) })
})

test('the mail is sent once when several connections decide at the same moment, and not again after a restart', async () => {
  await site.hold('one', 'lead')
  const others = await Promise.all([1, 2, 3].map(() => openSiteDatabase(site.url)))
  const decided = await Promise.all([site.db(), ...others, ...others].map((each) => site.decide(at, each)))
  expect(decided.filter(Boolean)).toEqual([{ day: '2027-03-30', waiting: 0, held: 1, undelivered: 0 }])
  for (const other of others) await other.destroy()
  const restarted = await openSiteDatabase(site.url)
  expect(await site.decide(at, restarted)).toBeNull()
  await restarted.destroy()
  expect(await site.mails()).toHaveLength(1)
  expect(await site.items()).toHaveLength(1)
})

test('the mail is sent once when several processes decide at the same moment', async () => {
  await site.hold('one', 'lead')
  const program = bundled(`
    import { tellMorning } from '@/lib/api/tell-morning'
    import { siteDatabase } from '@/lib/store/site-database'
    await tellMorning()
    await (await siteDatabase()).destroy()`)
  const processes = await Promise.all(
    [1, 2, 3].map(() => promisify(execFile)(process.execPath, [program], { env: process.env })),
  )
  const said = processes.map(({ stdout, stderr }) => stdout + stderr).join('')
  expect(said.match(/morning_\w+/g)).toEqual(['morning_checked'])
  expect(await site.mails()).toHaveLength(1)
})

test('no mail is sent when there is nothing to report, even if something comes later that day', async () => {
  expect(await site.decide(at)).toEqual({ day: '2027-03-30', waiting: 0, held: 0, undelivered: 0 })
  await site.hold('late', 'lead')
  expect(await site.decide('2027-03-30T12:00:00Z')).toBeNull()
  expect(await site.items()).toEqual([])
  expect(await site.decide('2027-03-31T07:00:00Z')).toMatchObject({ held: 1 })
})

test.each([
  ['the day before the clocks go forward', '2027-03-27T07:59:59Z', '2027-03-27T08:00:00Z'],
  ['the day that they go forward', '2027-03-28T06:59:59Z', '2027-03-28T07:00:00Z'],
  ['the day before they go back', '2027-10-30T06:59:59Z', '2027-10-30T07:00:00Z'],
  ['the day that they go back', '2027-10-31T07:59:59Z', '2027-10-31T08:00:00Z'],
])('the morning of %s begins once, at 8:00 in the provider’s time zone', async (_, before, from) => {
  await site.hold('one', 'lead')
  expect(await site.decide(before)).toBeNull()
  expect(await site.decide(from)).toMatchObject({ held: 1 })
  expect(await site.decide(`${from.slice(0, 10)}T22:00:00Z`)).toBeNull()
  expect(await site.items()).toHaveLength(1)
})

test('the mail is sent at night when no process ran before, and on that day only', async () => {
  await site.hold('one', 'lead')
  expect(await site.decide('2027-03-30T22:59:59Z')).toMatchObject({ day: '2027-03-30', held: 1 })
  expect(await site.decide('2027-03-30T23:00:00Z')).toBeNull()
})

test('an undelivered morning mail is not counted the next morning', async () => {
  await site.strand('morning')
  expect(await site.decide(at)).toMatchObject({ undelivered: 0 })
})

test('a running process retries after the database was away, and stops once the day is decided', async () => {
  await site.hold('one', 'lead')
  let asked = 0
  const open = async () => {
    if (asked++ === 0) throw new Error('no database')
    return site.db() as never
  }
  site.lines.length = 0
  startMornings(open, 5)
  while (site.lines.length < 2) await pause(5)
  const askedBefore = asked
  await pause(50)
  expect(site.lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', event: 'morning_failed', reason: 'no database' },
    { level: 'info', event: 'morning_checked', day: '2027-03-30', waiting: 0, held: 1, undelivered: 0 },
  ])
  expect(asked).toBe(askedBefore)
  expect(await site.items()).toHaveLength(1)
})
