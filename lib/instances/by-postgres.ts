import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { lists } from '@/lib/publishing/publish-hook'
import { siteDatabase } from '@/lib/store/site-database'
import type { SiteTables } from '@/lib/store/tables'
import type { Publication } from './publication'
import { databaseTime, isShared } from './shared-database'

const often = 500
const heardOf = 30_000
const kept = 24 * 60 * 60_000

/**
 * Writes a publication where the other processes look for one.
 *
 * @returns whether it is there; null where the database is this process's alone
 */
export async function tellByPostgres({ id, tags }: Publication): Promise<boolean | null> {
  if (!isShared()) return null
  try {
    const db = await siteDatabase()
    await db
      .insertInto('publications')
      .values({ id, tags: tags.join(' '), at: databaseTime })
      .execute()
    await db.deleteFrom('publications').where('at', '<', sql<number>`${databaseTime} - ${kept}`).execute()
    return true
  } catch {
    return false
  }
}

/**
 * Looks for publications twice a second: unlike a connection that is told, this goes through any pool.
 *
 * @param hear is told of each of the last half minute; of everything where the database was away for longer
 * @returns ends it
 */
export function hearByPostgres(hear: (publication: Publication) => Promise<void>): () => void {
  if (!isShared()) return () => {}
  let isLooking = false
  let lookedAt = performance.now()
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      const recent = await recentOf(await siteDatabase())
      if (performance.now() - lookedAt > heardOf - 2 * often)
        await hear({ id: randomUUID(), tags: [...lists] })
      lookedAt = performance.now()
      for (const { id, tags } of recent) await hear({ id, tags: tags.split(' ') })
    } catch {
      // The database is away, as others say; the next look asks again.
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(look, often)
  return () => clearInterval(timer)
}

function recentOf(db: Kysely<SiteTables>) {
  return db
    .selectFrom('publications')
    .select(['id', 'tags'])
    .where('at', '>', sql<number>`${databaseTime} - ${heardOf}`)
    .execute()
}
