import type { Kysely } from 'kysely'
import type { UpstreamSettings } from './settings'
import type { Tables } from './tables'

/** Why a mail is not sent. Mails to the provider are always sent. */
type Withheld = 'had one today' | 'budget'

type Rules = Pick<UpstreamSettings, 'mail' | 'addressHash' | 'log'>

/** Allows one confirmation a day for an address, so that nobody fills a stranger's mailbox. Null: send it. */
export async function takeConfirmation(
  db: Kysely<Tables>,
  address: string,
  now: Date,
  rules: Rules,
): Promise<Withheld | null> {
  const day = now.toISOString().slice(0, 10)
  const row = { address_hash: rules.addressHash(mailboxOf(address)), day }
  const claim = await db
    .insertInto('lead_mails')
    .values(row)
    .onConflict((conflict) => conflict.columns(['address_hash', 'day']).doNothing())
    .executeTakeFirstOrThrow()
  if (claim.numInsertedOrUpdatedRows !== 1n) return 'had one today'
  const withheld = await takeFromBudget(db, now, rules, 'confirmations')
  if (withheld)
    await db
      .deleteFrom('lead_mails')
      .where(({ and }) => and(row))
      .execute()
  return withheld
}

/** Takes one mail from the hour's budget; reset links have their own budget. Null: send it. */
export async function takeFromBudget(
  db: Kysely<Tables>,
  now: Date,
  rules: Rules,
  kind: 'confirmations' | 'resets',
): Promise<Withheld | null> {
  const sent = await countMail(db, now, kind)
  const { perHour } = rules.mail
  if (sent === perHour + 1) rules.log('warn', 'mail_budget_reached', { kind, perHour })
  return sent > perHour ? 'budget' : null
}

/** Counts a mail in this hour, and returns the hour's number of mails. */
export async function countMail(
  db: Kysely<Tables>,
  now: Date,
  kind: 'confirmations' | 'resets' | 'registrations',
): Promise<number> {
  const hour = `${now.toISOString().slice(0, 13)}${kind === 'confirmations' ? '' : ` ${kind}`}`
  const { sent } = await db
    .insertInto('mail_hours')
    .values({ hour, sent: 1 })
    .onConflict((conflict) =>
      conflict.column('hour').doUpdateSet((eb) => ({ sent: eb('mail_hours.sent', '+', 1) })),
    )
    .returning('sent')
    .executeTakeFirstOrThrow()
  return sent
}

/** Most servers deliver "ada+anything@example.com" to "ada@example.com". */
export function mailboxOf(address: string): string {
  return address.replace(/(?<=[^+])\+[^@]*(?=@)/, '')
}
