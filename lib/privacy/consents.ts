import { randomUUID } from 'node:crypto'
import type { Db } from '@/lib/store/tables'
import { newsWording } from '@/provider/facts/provider-yaml'
import { addressHash } from './address-hash'
import { isSuppressed } from './suppressions'

type Consent = {
  address: string
  form: string
  /** The form's page. */
  path: string
  /** True when this site asks the owner to confirm. An outside upstream does so itself. */
  isOurs: boolean
}

/** Stores a ticked box, unless its owner has unsubscribed. It counts once the owner confirms. */
export async function insertConsent(db: Db, consent: Consent, now: Date): Promise<void> {
  const { address, form, path, isOurs } = consent
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

/** Returns false when no consent waits for confirmation: it is confirmed, withdrawn or expired. */
export async function confirmConsent(db: Db, hash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('consents')
    .set({ confirmed_at: now.toISOString() })
    .where('address_hash', '=', hash)
    .where('email', 'is not', null)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Confirmed subscribers, each once, in the order of confirmation. */
export async function listSubscribers(db: Db) {
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
