import { setTimeout as pause } from 'node:timers/promises'
import { listUndelivered, sendAgain } from '@/delivery/for-person'
import { contentOf, look } from './look'
import type { World } from './world'

const aheadMs = 40 * 60_000
const rounds = 20
const idleTimeoutMs = 6000

/** Delivers all that is left: sets the programs' clock forward, and resends the items that wait for a person. */
export async function drain({ programs, slots, databases }: Pick<World, 'programs' | 'slots' | 'databases'>) {
  const byPerson: { record: string; state: string }[] = []
  const used = slots.some(({ name }) => name === 'upstream') ? Object.values(databases) : [databases.site]
  for (let round = 0; round < rounds; round++) {
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
