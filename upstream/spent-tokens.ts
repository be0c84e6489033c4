import type { Kysely } from 'kysely'
import type { Tables } from './tables'
import type { Claims } from './tokens'

/** The tokens of one sign-in are a family. `endFamily` blocks a family for two days. No token lives longer than one. */
const familyMemoryMs = 2 * 24 * 60 * 60 * 1000

const rowOf = (family: string) => `family ${family}`

/** False for a token that was already spent. When several requests spend a token at once, one gets true and the others false. */
export async function spendToken(db: Kysely<Tables>, { id, expiresAt }: Claims, now: Date): Promise<boolean> {
  await db.deleteFrom('spent_tokens').where('expires_at', '<', now.toISOString()).execute()
  return await insert(db, id, expiresAt)
}

export async function endFamily(db: Kysely<Tables>, { family }: Claims, now: Date): Promise<void> {
  await insert(db, rowOf(family), new Date(now.getTime() + familyMemoryMs).toISOString())
}

export async function isFamilyEnded(db: Kysely<Tables>, { family }: Claims): Promise<boolean> {
  const row = await db
    .selectFrom('spent_tokens')
    .select('id')
    .where('id', '=', rowOf(family))
    .executeTakeFirst()
  return row !== undefined
}

async function insert(db: Kysely<Tables>, id: string, expiresAt: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_tokens')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
