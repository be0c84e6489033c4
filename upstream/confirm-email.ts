import { Hono } from 'hono'
import type { Transaction } from 'kysely'
import { getAccount } from './accounts'
import { ownerOf } from './bearer'
import { insertConfirmation, openConfirmation, spendConfirmation } from './confirmations'
import type { Core } from './core'
import { text } from './field-types'
import { idIn } from './mail-token'
import { requirePassword } from './passwords'
import { invalid } from './refusal'
import { form } from './rest'
import type { Account, Tables } from './tables'

const fields = { uid: text(), token: text(), password: text(128, { optional: true }) }

const broken = { token: ['Invalid value'] }

/** An extension. Needs an access token or the password: else a click in a mail could confirm a stranger's account. */
export function confirmEmail(core: Core): Hono {
  const { open, outbox, settings } = core
  const answer = form('Confirm Email', fields, async (c, { uid, token, password }) => {
    const db = await open()
    const account = await getAccount(db, idIn(uid))
    if (!account?.is_active) throw invalid({ uid: ['Invalid value'] })
    if (!(await openConfirmation(db, account, token, settings.now()))) throw invalid(broken)
    const isOwn = (await ownerOf(c, core))?.id === account.id
    if (!isOwn && !password) throw invalid({ password: ['This field is required.'] })
    if (!isOwn) await requirePassword(password, account)
    const email = await db.transaction().execute(async (trx) => {
      const confirmed = await spendConfirmation(trx, account, token, settings.now())
      if (confirmed && confirmed !== account.email) {
        const { email: to } = account
        await outbox.mail(trx, { kind: 'address_changed', payload: { to }, person: to })
      }
      return confirmed
    })
    if (!email) throw invalid(broken)
    const isChanged = email !== account.email
    settings.log('info', isChanged ? 'address_changed' : 'address_confirmed')
    return c.json({ email, changed: isChanged })
  })
  return new Hono().all('/confirm-email/', answer)
}

/** Mails a confirmation link to the account's own or next address. Returns false after too many within an hour. */
export async function sendConfirmation(
  trx: Transaction<Tables>,
  { outbox, settings }: Core,
  account: Account,
  email: string,
): Promise<boolean> {
  const confirmation = await insertConfirmation(trx, account, email, settings.now())
  if (confirmation === null) return false
  await outbox.mail(trx, { kind: 'confirm_email', payload: { confirmation }, person: email })
  return true
}
