import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { lists } from '@/lib/publishing/publish-hook'
import { insertOnce, siteDatabase } from '@/lib/store/site-database'
import { databaseTime, isShared } from './shared-database'

type Publication = { id: string; tags: string[] }

// Postgres may show a row after another row with a later time.
const overlapMs = 30_000
const retentionMs = 24 * 60 * 60_000

/**
 * The processes of a site exchange publications as rows in Postgres. Each process polls, because LISTEN does not
 * work through every pooler. This process has applied all publications until `appliedUntil`, in ms since 1970.
 */
export function sharedPublications(appliedUntil: number) {
  const known = new LRUCache<string, true>({ max: 1000 })
  const unsent = new Set<Publication>()

  async function sendAll(): Promise<void> {
    for (const publication of unsent) {
      await insert(publication)
      unsent.delete(publication)
    }
  }

  return {
    /** When Postgres is away, `applyMissed` sends the publication later. */
    async send(tags: string[]): Promise<void> {
      if (!isShared()) return
      const publication = { id: randomUUID(), tags }
      known.set(publication.id, true)
      unsent.add(publication)
      await sendAll().catch(() => {})
    },

    /** Rejects when Postgres is away or `apply` fails. The next call then applies the rest. */
    async applyMissed(apply: (tags: string[]) => Promise<void>): Promise<void> {
      if (!isShared()) return
      await sendAll()
      const now = await timeOfDatabase()
      // Older rows are deleted and their tags are unknown, so everything is revalidated.
      const isUnknown = now - appliedUntil > retentionMs - overlapMs
      const since = isUnknown ? [everything()] : await listSince(appliedUntil - overlapMs)
      for (const { id, tags } of since.filter(({ id }) => !known.has(id))) {
        await apply(tags)
        known.set(id, true)
      }
      appliedUntil = now
    },
  }
}

const everything = (): Publication => ({ id: randomUUID(), tags: [...lists] })

async function insert({ id, tags }: Publication): Promise<void> {
  const db = await siteDatabase()
  // A connection may break after the row is stored; a retry then inserts it again.
  await insertOnce(db, 'publications', { id, tags: tags.join(' '), at: databaseTime })
  await db
    .deleteFrom('publications')
    .where('at', '<', sql<number>`${databaseTime} - ${retentionMs}`)
    .execute()
}

async function timeOfDatabase(): Promise<number> {
  const { now } = await (await siteDatabase()).selectNoFrom(databaseTime.as('now')).executeTakeFirstOrThrow()
  return Number(now)
}

async function listSince(ms: number): Promise<Publication[]> {
  const rows = await (await siteDatabase())
    .selectFrom('publications')
    .select(['id', 'tags'])
    .where('at', '>', Math.floor(ms))
    .orderBy('at')
    .execute()
  return rows.map(({ id, tags }) => ({ id, tags: tags.split(' ') }))
}
