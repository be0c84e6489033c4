import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { askRedis, redisKey, siteRedis } from '@/lib/store/redis'
import type { Publication } from './publication'

const kept = 1000
const patience = 4000
const between = 300

const key = () => redisKey('publications')

/**
 * Writes a publication where the other processes wait for one.
 *
 * @returns whether it is there; null where there is no Redis
 */
export async function tellByRedis({ id, tags }: Publication): Promise<boolean | null> {
  if (!siteRedis()) return null
  const added = await askRedis((redis) =>
    redis.xadd(key(), 'MAXLEN', '~', kept, '*', 'id', id, 'tags', tags.join(' ')),
  )
  return added !== undefined
}

/**
 * Waits for publications on a connection of its own, and goes on where it was after Redis has been away.
 *
 * @param hear is told of each; of one without tags where some may have been missed
 * @returns ends it
 */
export function hearByRedis(hear: (publication: Publication) => Promise<void>): () => void {
  const redis = siteRedis()
  if (!redis) return () => {}
  const listener = redis.duplicate({ commandTimeout: 2 * patience })
  // The connection that all else goes through says so.
  listener.on('error', () => {})
  let isOver = false
  let last: string | undefined

  async function listen(): Promise<void> {
    last ??= await newest()
    const read = await listener.xread('COUNT', 100, 'BLOCK', patience, 'STREAMS', key(), last)
    for (const [id, [, publication = '', , tags = '']] of read?.[0]?.[1] ?? []) {
      last = id
      await hear({ id: publication, tags: tags.split(' ') })
    }
  }

  async function newest(): Promise<string> {
    const [entry] = await listener.xrevrange(key(), '+', '-', 'COUNT', 1)
    await hear({ id: randomUUID(), tags: [] })
    return entry?.[0] ?? '0'
  }

  async function listenOn(): Promise<void> {
    while (!isOver)
      await listen().catch(async () => {
        last = undefined
        await pause(between)
      })
  }

  listenOn()
  return () => {
    isOver = true
    listener.disconnect()
  }
}
