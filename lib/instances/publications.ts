import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { hearByPostgres, tellByPostgres } from './by-postgres'
import { hearByRedis, tellByRedis } from './by-redis'
import type { Publication } from './publication'

const again = 1000

/**
 * Tells all processes of a site what has been published, by Redis, by Postgres, or by both: whichever is there. Each process
 * hears of a publication once.
 *
 * @param act does what another process was told; without tags, something may have been missed
 */
export function sharePublications(act: (tags: string[]) => Promise<void>) {
  const known = new LRUCache<string, true>({ max: 1000 })
  const untold: Publication[] = []

  const hear = async ({ id, tags }: Publication) => {
    if (known.has(id)) return
    known.set(id, true)
    await act(tags)
  }
  const spread = async (publication: Publication) => {
    const told = await Promise.all([tellByRedis(publication), tellByPostgres(publication)])
    return told.includes(true) || !told.includes(false)
  }
  const spreadAgain = async () => {
    const waiting = untold.splice(0)
    for (const each of waiting) if (!(await spread(each))) untold.push(each)
  }
  const stops = [hearByRedis(hear), hearByPostgres(hear)]
  const timer = setInterval(spreadAgain, again).unref()

  return {
    /** Tells the others; where that cannot be done now, it is tried again each second. */
    async tell(tags: string[]): Promise<void> {
      const publication = { id: randomUUID(), tags }
      known.set(publication.id, true)
      if (!(await spread(publication))) untold.push(publication)
    },

    stop(): void {
      clearInterval(timer)
      for (const stop of stops) stop()
    },
  }
}
