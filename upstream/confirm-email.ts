import { type Context, Hono } from 'hono'
import type { Kysely, Transaction } from 'kysely'
import { getAccount } from './accounts'
import { insertConfirmation, spendConfirmation } from './confirmations'
import { text } from './field-types'
import { check } from './fields'
import type { Outbox } from './outbox'
import { readFields } from './request-body'
import { badRequest, view } from './rest'
import type { UpstreamSettings } from './settings'
import type { Account, Tables } from './tables'
import { idIn } from './uid'

const fields = { uid: text(), token: text() }

/**
 * POST /confirm-email/, an extension of the contract: uses a mailed link, which signs nobody in.
 *
 * @param db opens the database
 */
export function confirmEmail(
  db: () => Promise<Kysely<Tables>>,
  outbox: Outbox,
  settings: UpstreamSettings,
): Hono {
  const post = async (c: Context) => {
    const { values, errors } = check(fields, await readFields(c))
    if (errors) return badRequest(c, errors)
    const account = await getAccount(await db(), idIn(values.uid))
    if (!account?.is_active) return badRequest(c, { uid: ['Invalid value'] })
    const email = await (await db()).transaction().execute(async (trx) => {
      const confirmed = await spendConfirmation(trx, account, values.token, settings.now())
      if (confirmed && confirmed !== account.email) {
        const { email: to } = account
        await outbox.mail(trx, { kind: 'address_changed', payload: { to }, person: to })
      }
      return confirmed
    })
    if (!email) return badRequest(c, { token: ['Invalid value'] })
    const isChanged = email !== account.email
    settings.log('info', isChanged ? 'address_changed' : 'address_confirmed')
    return c.json({ email, changed: isChanged })
  }
  return new Hono().all('/confirm-email/', view('Confirm Email', { post }, fields))
}

/**
 * Mails the link that confirms an address.
 *
 * @param email the account's own address, or the one that is to take its place
 * @returns false where too many were asked for within the hour
 */
export async function sendConfirmation(
  trx: Transaction<Tables>,
  outbox: Outbox,
  account: Account,
  email: string,
  settings: UpstreamSettings,
): Promise<boolean> {
  const confirmation = await insertConfirmation(trx, account, email, settings.now())
  if (confirmation === null) return false
  await outbox.mail(trx, { kind: 'confirm_email', payload: { confirmation }, person: email })
  return true
}
