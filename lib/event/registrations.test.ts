import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { testDatabaseUrl } from '@/database/testing'
import { openSiteDatabase } from '@/lib/store/site-database'
import type { Db } from '@/lib/store/tables'
import { countSeats } from './read-registrations'
import type { RoundFacts } from './rounds'
import { answerByLink, register } from './seats'
import { tellRegistered } from './tell-registered'

const minute = 60_000
const hour = 60 * minute
const start = Date.parse('2027-10-13T15:00:00Z')

const facts = (change: Partial<RoundFacts> = {}): RoundFacts => ({
  event: 'ai-at-work',
  title: 'AI at work',
  start: new Date(start).toISOString(),
  end: new Date(start + hour).toISOString(),
  timeZone: 'America/New_York',
  location: '',
  link: 'https://classroom.example/1',
  isCancelled: false,
  seats: 2,
  recording: '',
  ...change,
})

let db: Db
let at: number

beforeEach(async () => {
  process.env.MAIL_DIR = mkdtempSync(join(tmpdir(), 'mail-'))
  db = await openSiteDatabase(testDatabaseUrl())
  at = start - 40 * 24 * hour
})
afterEach(() => db.destroy())

const present = () => new Date(at)
const ask = async (name: string, event = facts()) =>
  await db
    .transaction()
    .execute((trx) =>
      register(
        trx,
        event,
        { name, email: `${name}@example.com`, reference: name },
        { at: present(), delay: async () => 0 },
      ),
    )
const rows = async () => await db.selectFrom('registrations').selectAll().orderBy('id').execute()
const states = async () => (await rows()).map(({ name, state }) => `${name} ${state}`)
const idOf = async (name: string) => (await rows()).find((row) => row.name === name)?.id ?? 0
const answer = async (name: string, what: 'confirm' | 'cancel') =>
  await answerByLink(db, await idOf(name), what, present())
const tick = (event = facts()) => tellRegistered(db, [event], present())
const mails = async () => {
  const items = await db.selectFrom('outbox').selectAll().orderBy('id').execute()
  return items.map(({ kind, person, payload }) => {
    const { state, how, which } = JSON.parse(payload)
    return [kind.replace('event_', ''), person.split('@')[0], state ?? how ?? which].filter(Boolean).join(' ')
  })
}
const newMails = async (work: () => Promise<unknown>) => {
  const before = (await mails()).length
  await work()
  return (await mails()).slice(before)
}

test('seats are reserved in the order of registration, and a later visitor waits', async () => {
  for (const name of ['ada', 'bob', 'eve']) await ask(name)
  expect(await states()).toEqual(['ada reserved', 'bob reserved', 'eve waiting'])
  expect(await mails()).toEqual([
    'registration ada reserved',
    'registration bob reserved',
    'registration eve waiting',
  ])
  expect(await countSeats(db, present())).toMatchObject([{ taken: 2, waiting: 1, seats: 2 }])
})

test('one address has one seat, and one mail an hour', async () => {
  await ask('ada')
  expect(await newMails(() => ask('ada'))).toEqual([])
  at += hour + 1
  expect(await newMails(() => ask('ada'))).toEqual(['registration ada reserved'])
  expect(await states()).toEqual(['ada reserved'])
})

test('a seat that is not confirmed within 24 hours is offered to the first on the waiting list', async () => {
  for (const name of ['ada', 'bob', 'eve', 'joe']) await ask(name)
  await answer('ada', 'confirm')
  at += 24 * hour
  expect(await newMails(() => tick())).toEqual(['registration eve offered'])
  expect(await states()).toEqual(['ada confirmed', 'bob lapsed', 'eve offered', 'joe waiting'])
  expect(await answer('bob', 'confirm')).toBe(false)
})

test('a cancelled seat is offered to the first on the waiting list for two days, then to the next', async () => {
  for (const name of ['ada', 'bob', 'eve', 'joe']) await ask(name)
  for (const name of ['ada', 'bob']) await answer(name, 'confirm')
  expect(await newMails(() => answer('ada', 'cancel'))).toEqual(['registration eve offered'])
  expect(await answer('ada', 'cancel')).toBe(false)
  // A newcomer does not overtake the waiting list.
  await ask('new')
  expect(await states()).toContain('new waiting')
  at += 48 * hour - 1
  expect(await newMails(() => tick())).toEqual([])
  at += 1
  expect(await newMails(() => tick())).toEqual(['registration joe offered'])
  expect(await answer('joe', 'confirm')).toBe(true)
  expect(await states()).toEqual([
    'ada cancelled',
    'bob confirmed',
    'eve lapsed',
    'joe confirmed',
    'new waiting',
  ])
})

test('an offer lasts at most half of the time left, and in the last two hours a free seat is open to all', async () => {
  for (const name of ['ada', 'bob', 'eve', 'joe']) await ask(name)
  for (const name of ['ada', 'bob']) await answer(name, 'confirm')
  at = start - 10 * hour
  await answer('ada', 'cancel')
  const offered = (await rows()).find(({ state }) => state === 'offered')
  expect(offered).toMatchObject({ name: 'eve', until: new Date(start - 5 * hour).toISOString() })
  await answer('eve', 'confirm')
  at = start - 2 * hour
  expect(await newMails(() => answer('bob', 'cancel'))).toEqual([])
  await ask('new')
  expect(await states()).toEqual([
    'ada cancelled',
    'bob cancelled',
    'eve confirmed',
    'joe waiting',
    'new reserved',
  ])
})

test('nobody loses a seat when the provider lowers the number of seats', async () => {
  for (const name of ['ada', 'bob']) await ask(name)
  for (const name of ['ada', 'bob']) await answer(name, 'confirm')
  await tick(facts({ seats: 1 }))
  expect(await countSeats(db, present())).toMatchObject([{ taken: 2, seats: 1 }])
  await answer('ada', 'cancel')
  await ask('eve', facts({ seats: 1 }))
  expect(await states()).toEqual(['ada cancelled', 'bob confirmed', 'eve waiting'])
})

test('a moved event is announced once, after half an hour, and a change undone before that is not', async () => {
  await ask('ada')
  await answer('ada', 'confirm')
  const moved = facts({
    start: new Date(start + hour).toISOString(),
    end: new Date(start + 2 * hour).toISOString(),
  })
  expect(await newMails(() => tick(moved))).toEqual([])
  at += 29 * minute
  expect(await newMails(() => tick(moved))).toEqual([])
  expect(await newMails(() => tick())).toEqual([])
  expect(await newMails(() => tick(moved))).toEqual([])
  at += 30 * minute
  expect(await newMails(() => tick(moved))).toEqual(['change ada moved'])
  expect(await newMails(() => tick(moved))).toEqual([])
  const [round] = await db.selectFrom('event_rounds').selectAll().execute()
  expect(round).toMatchObject({ starts_at: moved.start, sequence: 1, change: '' })
})

test('a cancelled event is announced once to everybody with a seat or on the waiting list', async () => {
  for (const name of ['ada', 'bob', 'eve', 'joe']) await ask(name)
  await answer('ada', 'confirm')
  await answer('joe', 'cancel')
  const cancelled = facts({ isCancelled: true })
  await tick(cancelled)
  at += 30 * minute
  expect(await newMails(() => tick(cancelled))).toEqual([
    'change ada cancelled',
    'change bob cancelled',
    'change eve cancelled',
  ])
  at += 24 * hour
  expect(await newMails(() => tick(cancelled))).toEqual([])
  await tick()
  at += 30 * minute
  expect(await newMails(() => tick())).toContain('change ada restored')
})

test('registrants who have confirmed get a reminder a day and an hour before the start', async () => {
  for (const name of ['ada', 'bob']) await ask(name)
  await answer('ada', 'confirm')
  at = start - 24 * hour - 1
  expect(await newMails(() => tick())).toEqual([])
  at += 1
  expect(await newMails(() => tick())).toEqual(['reminder ada day'])
  expect(await newMails(() => tick())).toEqual([])
  at = start - hour
  expect(await newMails(() => tick())).toEqual(['reminder ada hour'])
  expect(await newMails(() => tick())).toEqual([])
})

test('a reminder whose time passed while the site was down is left out', async () => {
  await ask('ada')
  await answer('ada', 'confirm')
  at = start - 11 * hour
  expect(await newMails(() => tick())).toEqual([])
  at = start + 1
  expect(await newMails(() => tick())).toEqual([])
})

test('the recording is mailed once to those who had confirmed, and not again after the next round', async () => {
  for (const name of ['ada', 'bob']) await ask(name)
  await answer('ada', 'confirm')
  at = start + 2 * hour
  const year = 364 * 24 * hour
  const next = facts({
    start: new Date(start + year).toISOString(),
    end: new Date(start + year + hour).toISOString(),
    recording: 'https://films.example/1',
  })
  expect(await newMails(() => tick(next))).toEqual(['recording ada'])
  await ask('eve', next)
  await answer('eve', 'confirm')
  at = start + year + 2 * hour
  expect(await newMails(() => tick(next))).toEqual([])
})

test('a link does nothing once the event is over', async () => {
  await ask('ada')
  at = start + hour + 1
  expect(await answer('ada', 'confirm')).toBe(false)
  expect(await answer('ada', 'cancel')).toBe(false)
})

test('an address with a part after a plus counts as the same person', async () => {
  await ask('ada')
  expect(await newMails(() => ask('ada+two'))).toEqual([])
  expect(await states()).toEqual(['ada reserved'])
})

test('a registration is stored even if no hour has room for its mail', async () => {
  const person = { name: 'ada', email: 'ada@example.com', reference: 'ada' }
  const options = { at: present(), delay: async () => null }
  await db.transaction().execute((trx) => register(trx, facts(), person, options))
  expect([await states(), await mails()]).toEqual([['ada reserved'], []])
})

const seen = (event: string) => facts({ event })
const confirmed = async (name: string, event = facts()) => {
  await ask(name, event)
  await answer(name, 'confirm')
}

test('an error at one event does not stop the mails of another', async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  await confirmed('ada', seen('broken'))
  await confirmed('bob', seen('sound'))
  at = start - hour
  const broken = { ...seen('broken'), title: null as unknown as string }
  expect(await newMails(() => tellRegistered(db, [broken, seen('sound')], present()))).toEqual([
    'reminder bob hour',
  ])
})

test('an event that no longer repeats does not go back to its first round', async () => {
  await confirmed('ada')
  const year = 364 * 24 * hour
  at = start + year - 40 * 24 * hour
  const next = facts({
    start: new Date(start + year).toISOString(),
    end: new Date(start + year + hour).toISOString(),
  })
  await confirmed('bob', next)
  await tick()
  at += hour
  expect(await newMails(() => tick())).toEqual([])
  at = start + year - hour
  expect(await newMails(() => tick(next))).toEqual(['reminder bob hour'])
})

test('shortening a round while it runs does not move its registrants to the next round', async () => {
  await confirmed('ada', facts({ end: new Date(start + 2 * hour).toISOString() }))
  at = start + 90 * minute
  const week = 7 * 24 * hour
  const next = facts({
    start: new Date(start + 4 * week).toISOString(),
    end: new Date(start + 4 * week + hour).toISOString(),
  })
  expect(await newMails(() => tick(next))).toEqual([])
  at += 31 * minute
  expect(await newMails(() => tick(next))).toEqual([])
})

test('a new length or time zone applies at once, even to a round that had ended', async () => {
  await confirmed('ada')
  const longer = facts({ end: new Date(start + 3 * hour).toISOString(), timeZone: 'Europe/London' })
  expect(await newMails(() => tick(longer))).toEqual([])
  const [round] = await db.selectFrom('event_rounds').selectAll().execute()
  expect(round).toMatchObject({ ends_at: longer.end, time_zone: 'Europe/London' })
  at = start + 3 * hour + 1
  await ask('bob', facts({ end: new Date(start + 5 * hour).toISOString() }))
  expect(await db.selectFrom('event_rounds').select('ends_at').execute()).toEqual([
    { ends_at: new Date(start + 5 * hour).toISOString() },
  ])
})

test('a start set to the past by mistake is not announced, but its correction is', async () => {
  await confirmed('ada')
  const slip = facts({
    start: new Date(start - 365 * 24 * hour).toISOString(),
    end: new Date(start - 365 * 24 * hour + hour).toISOString(),
  })
  await tick(slip)
  at += hour
  expect(await newMails(() => tick(slip))).toEqual([])
  const meant = facts({ location: 'The slip' })
  await tick(meant)
  at += 30 * minute
  expect(await newMails(() => tick(meant))).toEqual(['change ada moved'])
})

test('a recording that the file named before a round is not mailed after the round, but a new one is', async () => {
  const withOld = facts({ recording: 'https://films.example/old' })
  await confirmed('ada', withOld)
  at = start + 2 * hour
  expect(await newMails(() => tick(withOld))).toEqual([])
  expect(await newMails(() => tick(facts({ recording: 'https://films.example/new' })))).toEqual([
    'recording ada',
  ])
})

test('while a change waits for its announcement, nobody gets a reminder or an offer', async () => {
  await confirmed('ada', facts({ seats: 1 }))
  await ask('bob', facts({ seats: 1 }))
  at = start - 24 * hour
  const cancelled = facts({ isCancelled: true, seats: 2 })
  expect(await newMails(() => tick(cancelled))).toEqual([])
  at += 30 * minute
  expect(await newMails(() => tick(cancelled))).toEqual(['change ada cancelled', 'change bob cancelled'])
})

test('a change within the last hour is announced at once', async () => {
  await confirmed('ada')
  at = start - 20 * minute
  expect(await newMails(() => tick(facts({ isCancelled: true })))).toEqual(['change ada cancelled'])
})

test('a cancelled event confirms no seat; a new form for a restored event first announces its return', async () => {
  await ask('ada')
  const cancelled = facts({ isCancelled: true })
  await tick(cancelled)
  at += 30 * minute
  await tick(cancelled)
  expect(await answer('ada', 'confirm')).toBe(false)
  expect(await newMails(() => ask('bob'))).toEqual(['change ada restored', 'registration bob reserved'])
})

test('a new link is mailed only to registrants with a seat', async () => {
  await confirmed('ada', facts({ seats: 1 }))
  await ask('bob', facts({ seats: 1 }))
  const relinked = facts({ seats: 1, link: 'https://classroom.example/2' })
  await tick(relinked)
  at += 30 * minute
  expect(await newMails(() => tick(relinked))).toEqual(['change ada relinked'])
})

test('a change that is undone after everybody has cancelled is no longer stored', async () => {
  await ask('ada')
  await tick(facts({ location: 'There' }))
  await answer('ada', 'cancel')
  await tick()
  expect(await db.selectFrom('event_rounds').select(['change', 'changed_at']).execute()).toEqual([
    { change: '', changed_at: '' },
  ])
})

test('no order of registrations, answers, waits and crashes gives out more seats than exist', async () => {
  const person = fc.nat(5)
  const act = fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant('ask' as const), who: person }) },
    fc.record({ do: fc.constant('confirm' as const), who: person }),
    { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), who: person }) },
    fc.record({ do: fc.constant('pass' as const), hours: fc.constantFrom(1, 23, 25, 49, 400) }),
    fc.record({ do: fc.constant('tick' as const) }),
    fc.record({ do: fc.constant('crash' as const), who: person }),
  )
  let sequence = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 5, maxLength: 40 }),
      fc.integer({ min: 1, max: 3 }),
      async (acts, seats) => {
        const event = facts({ event: `event-${sequence++}`, seats })
        at = start - 40 * 24 * hour
        const nameOf = (who: number) => `p${who}`
        const own = async (who: number) => {
          const all = db
            .selectFrom('registrations')
            .innerJoin('event_rounds', 'event_rounds.id', 'registrations.round_id')
          const row = all.select('registrations.id').where('event', '=', event.event)
          return (await row.where('name', '=', nameOf(who)).executeTakeFirst())?.id ?? 0
        }
        for (const each of acts) {
          if (at >= start) break
          if (each.do === 'ask') await ask(nameOf(each.who), event)
          else if (each.do === 'confirm' || each.do === 'cancel')
            await answerByLink(db, await own(each.who), each.do, present())
          else if (each.do === 'pass') at += each.hours * hour
          else if (each.do === 'tick') await tick(event)
          else
            await db
              .transaction()
              .execute(async (trx) => {
                await register(
                  trx,
                  event,
                  { name: nameOf(each.who), email: `${nameOf(each.who)}@example.com`, reference: 'x' },
                  { at: present(), delay: async () => 0 },
                )
                throw new Error('crash')
              })
              .catch(() => {})
          const [round] = (await countSeats(db, present())).filter((row) => row.event === event.event)
          expect(round?.taken ?? 0).toBeLessThanOrEqual(seats)
        }
      },
    ),
    { numRuns: 100 },
  )
}, 60_000)
