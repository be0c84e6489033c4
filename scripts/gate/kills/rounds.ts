import { setTimeout as pause } from 'node:timers/promises'
import { listUndelivered, sendAgain } from '@/delivery/for-person'
import { contentOf, look } from './look'
import { createMoments, type Moment, type Place } from './moments'
import { type Random, randomFrom } from './random'
import { count, emptyTally } from './tally'
import { createTrouble } from './trouble'
import { createPeople } from './visitors'
import { createWorld, type SetUp, type Slot, type World } from './world'

/** Kills a set-up's programs again and again while people send forms, then lets everything arrive. */
export async function runSetUp(folder: string, setUp: SetUp, kills: number, seed: number) {
  const moments = createMoments()
  const trouble = createTrouble(randomFrom(seed + 1), moments)
  const world = await createWorld(folder, setUp, trouble)
  const sites = () =>
    world.slots.flatMap(({ name, program }) => (name === 'site' && program ? [program] : []))
  const alive = () => sites().filter(({ isAlive }) => isAlive())
  try {
    await Promise.all(world.slots.map((slot) => slot.start()))
    const people = createPeople(randomFrom(seed + 2), moments, alive)
    const { underWay, sent } = people
    const tally = emptyTally()
    for (const plan of plansOf(setUp, kills, randomFrom(seed))) {
      trouble.leave(plan.away)
      await pause(plan.life)
      const victims = plan.victims.map((index) => world.slots[index] as Slot)
      const at = await moments.atNext(plan.moment, 3000, () => {
        const ended = Promise.all(victims.map(({ program }) => program?.kill()))
        return { ended, underWay: underWay(), unanswered: trouble.unanswered() }
      })
      await at.ended
      const content = await look(world.databases.site, alive().length > 0, contentOf)
      count(tally, { ...at, sent }, content, world.programs.now())
      await Promise.all(victims.map((slot) => slot.start()))
    }
    trouble.end()
    await people.end()
    const drained = await drain(world)
    return { tally, sent, lostAnswers: trouble.lostAnswers(), ...world, ...drained }
  } finally {
    world.close()
  }
}

export type Run = Awaited<ReturnType<typeof runSetUp>>

const places: Place[] = ['mail', 'webhook', 'upstream']

function plansOf({ upstream, sites }: SetUp, kills: number, random: Random) {
  const moments: Moment[] = ['time', 'acknowledged', 'webhook']
  moments.push(upstream === 'outside, not idempotent' ? 'upstream' : 'mail')
  if (upstream === 'outside, idempotent') moments.push('upstream')
  const slots = upstream === 'outside, idempotent' ? sites + 1 : sites
  const each = Array.from({ length: slots }, (_, index) => index)
  return Array.from({ length: kills }, () => {
    const moment = random.of(moments)
    const away = places.filter((place) => place !== moment && random.chance(0.1))
    const victims = random.chance(0.2) ? each : [random.of(each)]
    return { life: random.between(0, 250), moment, victims, away }
  })
}

const aheadMs = 40 * 60_000
const maxRounds = 20
const idleTimeoutMs = 6000

/** Delivers all that is left: sets the programs' clock forward, and resends the items that wait for a person. */
async function drain({ programs, slots, databases }: Pick<World, 'programs' | 'slots' | 'databases'>) {
  const byPerson: { record: string; state: string }[] = []
  const used = slots.some(({ name }) => name === 'upstream') ? Object.values(databases) : [databases.site]
  for (let round = 0; round < maxRounds; round++) {
    await Promise.all(slots.map(({ program }) => program?.kill()))
    programs.goAhead(aheadMs)
    await Promise.all(slots.map((slot) => slot.start()))
    if (await isDrained()) break
  }
  return { byPerson, contents: await Promise.all(used.map((url) => look(url, true, contentOf))) }

  async function isDrained(): Promise<boolean> {
    let least = Number.POSITIVE_INFINITY
    for (let end = Date.now() + idleTimeoutMs; Date.now() < end; await pause(150)) {
      const counts = await Promise.all(used.map(undelivered))
      const left = counts.reduce((sum, count) => sum + count, 0)
      if (left === 0) return true
      if (left < least) end = Date.now() + idleTimeoutMs
      least = Math.min(left, least)
    }
    return false
  }

  async function undelivered(url: string): Promise<number> {
    return await look(url, true, async (db) => {
      const { items } = await listUndelivered(db)
      for (const { id, record, state } of items.filter(({ state }) => state !== 'waiting')) {
        byPerson.push({ record, state })
        await sendAgain(db, id, new Date(programs.now()))
      }
      return items.length
    })
  }
}
