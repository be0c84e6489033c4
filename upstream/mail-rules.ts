import type { Kysely } from 'kysely'
import type { UpstreamSettings } from './settings'
import type { Tables } from './tables'

/** Why a mail was not sent. The provider's own are never withheld. */
type Withheld = 'had one today' | 'budget'

type Rules = Pick<UpstreamSettings, 'mail' | 'addressHash' | 'log'>

/**
 * Takes the one confirmation that an address gets a day: whoever enters a stranger's address must not fill that
 * stranger's mailbox. What is taken stays taken, in all processes and over restarts.
 *
 * @param address as it was typed
 * @param now the instant of the request
 * @returns null where the mail may go
 */
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
  if (withheld) {
    const { address_hash } = row
    await db
      .deleteFrom('lead_mails')
      .where('address_hash', '=', address_hash)
      .where('day', '=', day)
      .execute()
  }
  return withheld
}

/**
 * Takes one of the mails that strangers may cause in an hour, over all addresses. Links to a new password have a budget of
 * their own, so that enquiries take nobody's. The log warns once an hour when there are none left.
 *
 * @param now the instant of the request
 * @returns null where the mail may go
 */
export async function takeFromBudget(
  db: Kysely<Tables>,
  now: Date,
  rules: Rules,
  kind: 'confirmations' | 'resets',
): Promise<Withheld | null> {
  const hour = `${now.toISOString().slice(0, 13)}${kind === 'resets' ? ' resets' : ''}`
  const { sent } = await db
    .insertInto('mail_hours')
    .values({ hour, sent: 1 })
    .onConflict((conflict) =>
      conflict.column('hour').doUpdateSet((eb) => ({ sent: eb('mail_hours.sent', '+', 1) })),
    )
    .returning('sent')
    .executeTakeFirstOrThrow()
  const { perHour } = rules.mail
  if (sent === perHour + 1) rules.log('warn', 'mail_budget_reached', { kind, perHour })
  return sent > perHour ? 'budget' : null
}

/**
 * The mailbox that an address leads to: most servers deliver "ada+anything@example.com" to "ada@example.com".
 *
 * @param address as it was typed
 */
export function mailboxOf(address: string): string {
  return address.replace(/(?<=[^+])\+[^@]*(?=@)/, '')
}
