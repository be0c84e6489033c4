import { type Context, Hono } from 'hono'
import type { Transaction } from 'kysely'
import { getAccount } from './accounts'
import { type Own, ownerOf } from './bearer'
import { insertConfirmation, openConfirmation, spendConfirmation } from './confirmations'
import { text } from './field-types'
import { check } from './fields'
import type { Outbox } from './outbox'
import { isPassword, wrongPassword } from './passwords'
import { readFields } from './request-body'
import { badRequest, view } from './rest'
import type { UpstreamSettings } from './settings'
import type { Account, Tables } from './tables'
import { idIn } from './uid'

const fields = { uid: text(), token: text(), password: text(128, { optional: true }) }

const broken = { token: ['Invalid value'] }

/**
 * POST /confirm-email/, an extension. It needs the account's access token or password: otherwise a stranger
 * who signs up with an address has its owner confirm it.
 */
export function confirmEmail({ db: open, tokens }: Own, outbox: Outbox, settings: UpstreamSettings): Hono {
  const post = async (c: Context) => {
    const { values, errors } = check(fields, await readFields(c))
    if (errors) return badRequest(c, errors)
    const db = await open()
    const account = await getAccount(db, idIn(values.uid))
    if (!account?.is_active) return badRequest(c, { uid: ['Invalid value'] })
    const { token, password } = values
    if (!(await openConfirmation(db, account, token, settings.now()))) return badRequest(c, broken)
    const isOwn = (await ownerOf(c, db, tokens))?.id === account.id
    if (!isOwn && !password) return badRequest(c, { password: ['This field is required.'] })
    if (!isOwn && !(await isPassword(password, account.password_hash)))
      return badRequest(c, { password: wrongPassword })
    const email = await db.transaction().execute(async (trx) => {
      const confirmed = await spendConfirmation(trx, account, token, settings.now())
      if (confirmed && confirmed !== account.email) {
        const { email: to } = account
        await outbox.mail(trx, { kind: 'address_changed', payload: { to }, person: to })
      }
      return confirmed
    })
    if (!email) return badRequest(c, broken)
    const isChanged = email !== account.email
    settings.log('info', isChanged ? 'address_changed' : 'address_confirmed')
    return c.json({ email, changed: isChanged })
  }
  return new Hono().all('/confirm-email/', view('Confirm Email', { post }, fields))
}

/** Mails a confirmation link to the account's own or next address; false after too many within an hour. */
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
