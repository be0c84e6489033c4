import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { SiteTables } from '@/lib/store/tables'
import { newsWording } from '@/provider/facts/provider-yaml'
import { addressHash } from './address-hash'
import { isSuppressed } from './suppressions'

type Asked = {
  /** As it was typed. */
  address: string
  form: string
  /** Of the page that the form stood on. */
  path: string
  /** Whether this site asks the owner to confirm; where another upstream sends the mails, the address is its own matter. */
  isOurs: boolean
}

/**
 * Keeps that somebody has ticked the box for news. It is none before the owner of the address has confirmed it, and nothing
 * is kept for one who has ended our mails.
 *
 * @param asked where the box stood, and for which address
 * @param now the instant of the request
 */
export async function insertConsent(db: Kysely<SiteTables>, asked: Asked, now: Date): Promise<void> {
  const { address, form, path, isOurs } = asked
  const hash = addressHash(address)
  if (await isSuppressed(db, hash)) return
  const row = {
    id: randomUUID(),
    address_hash: hash,
    email: isOurs ? address : null,
    wording: newsWording.version,
    form,
    path,
    asked_at: now.toISOString(),
  }
  await db.insertInto('consents').values(row).execute()
}

/**
 * Confirms what the box was ticked for.
 *
 * @param hash of the address, from the mailed link
 * @param now the instant of the request
 * @returns false where nothing waits for it: it was confirmed before, was ended, or is no longer waited for
 */
export async function confirmConsent(db: Kysely<SiteTables>, hash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('consents')
    .set({ confirmed_at: now.toISOString() })
    .where('address_hash', '=', hash)
    .where('email', 'is not', null)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Who gets our news: those who have confirmed it, each once.
 *
 * @returns the rows, by the day they confirmed
 */
export async function listSubscribers(db: Kysely<SiteTables>) {
  const rows = await db
    .selectFrom('consents')
    .select(['address_hash', 'email', 'wording', 'asked_at', 'confirmed_at'])
    .where('email', 'is not', null)
    .where('confirmed_at', 'is not', null)
    .where('address_hash', 'not in', db.selectFrom('suppressions').select('address_hash'))
    .orderBy('confirmed_at')
    .execute()
  return [...new Map(rows.map((row) => [row.address_hash, row])).values()]
}
