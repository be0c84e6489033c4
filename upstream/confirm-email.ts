import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { addressChangeMail, confirmationMail } from './account-mails'
import { getAccount } from './accounts'
import { insertConfirmation, spendConfirmation } from './confirmations'
import { text } from './field-types'
import { check } from './fields'
import type { Mailer } from './mail'
import { readFields } from './request-body'
import { badRequest, view } from './rest'
import type { UpstreamSettings } from './settings'
import type { Account, Tables } from './tables'
import { idIn, uidOf } from './uid'

const fields = { uid: text(), token: text() }

/**
 * POST /confirm-email/, an extension of the contract: uses a mailed link, which signs nobody in.
 *
 * @param db opens the database
 */
export function confirmEmail(
  db: () => Promise<Kysely<Tables>>,
  mailer: Mailer,
  settings: UpstreamSettings,
): Hono {
  const post = async (c: Context) => {
    const { values, errors } = check(fields, await readFields(c))
    if (errors) return badRequest(c, errors)
    const account = await getAccount(await db(), idIn(values.uid))
    if (!account?.is_active) return badRequest(c, { uid: ['Invalid value'] })
    const email = await spendConfirmation(await db(), account, values.token, settings.now())
    if (!email) return badRequest(c, { token: ['Invalid value'] })
    const isChanged = email !== account.email
    if (isChanged) {
      mailer.send({ kind: 'address_changed' }, () => addressChangeMail(account.email, true, settings))
    }
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
  db: Kysely<Tables>,
  mailer: Mailer,
  account: Account,
  email: string,
  settings: UpstreamSettings,
): Promise<boolean> {
  const token = await insertConfirmation(db, account, email, settings.now())
  if (!token) return false
  // The link leads to the address of the site in the settings, whatever host the request named.
  const link = `${settings.siteUrl}/auth/confirm-email?${new URLSearchParams({ uid: uidOf(account.id), token })}`
  mailer.send({ kind: 'confirm_email' }, () => confirmationMail(email, link, settings))
  return true
}
