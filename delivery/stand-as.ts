import type { Database } from './outbox'
import { instant } from './schedule'
import type { Item } from './tables'

export type Progress = Pick<Item, 'key' | 'state' | 'since' | 'due_at' | 'tries' | 'attempts'> &
  Pick<Item, 'tried_at' | 'maybe_at' | 'ended_at' | 'reason'>

/**
 * Gives a restored outbox the progress of the replaced database (`known`), so that nothing goes out twice. An item
 * that was unknown there may have arrived, so it waits for a person. Returns the count of such items.
 */
export async function standAs(db: Database, known: Progress[], now: Date): Promise<number> {
  const progress = new Map(known.map((item) => [item.key, item]))
  const at = instant(now)
  const unsure = { state: 'uncertain', ended_at: at, maybe_at: at, reason: 'restored from a backup' } as const
  let count = 0
  await db.transaction().execute(async (trx) => {
    const items = trx.selectFrom('outbox').select(['key', 'state'])
    for (const { key, state } of await items.where('state', 'not in', ['delivered', 'withheld']).execute()) {
      const item = progress.get(key)
      if (!item && state !== 'waiting') continue
      if (!item) count++
      const change = { ...(item ? progressOf(item) : unsure), leased_until: null }
      await trx.updateTable('outbox').set(change).where('key', '=', key).execute()
    }
  })
  return count
}

// Another version's row may have more columns.
function progressOf({ state, since, due_at, tries, attempts, ...item }: Progress): Omit<Progress, 'key'> {
  const { tried_at, maybe_at, ended_at, reason } = item
  return { state, since, due_at, tries, attempts, tried_at, maybe_at, ended_at, reason }
}
