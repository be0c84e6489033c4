import { setTimeout as pause } from 'node:timers/promises'
import { drain } from './drain'
import { contentOf, look } from './look'
import { createMoments, type Moment, type Place } from './moments'
import { type Random, randomFrom } from './random'
import { count, emptyTally } from './tally'
import { createTrouble } from './trouble'
import { createPeople } from './visitors'
import { createWorld, type SetUp, type Slot } from './world'

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
