import { Hono } from 'hono'
import { findAccount, insertAccount } from './accounts'
import { sendConfirmation } from './confirm-email'
import type { Core } from './core'
import { email, text } from './field-types'
import { requireGoodPassword } from './password-rules'
import { hashPassword } from './passwords'
import { invalid } from './refusal'
import { form } from './rest'
import type { Account } from './tables'

const fields = { email: email(), password: text(128), confirm_password: text() }
const taken = { email: ['user with this email address already exists.'] }
const dayMs = 24 * 60 * 60 * 1000

/** POST /create-account/: one account per address, whatever its capitals. Mails a confirmation link. */
export function signUp(core: Core): Hono {
  const { open, settings } = core
  const answer = form('Create Account', fields, async (c, { email, password, confirm_password }) => {
    const db = await open()
    const owner = await findAccount(db, email)
    if (owner) {
      await tellOwner(core, owner)
      throw invalid(taken)
    }
    if (password !== confirm_password) throw invalid({ password: ["Password fields didn't match."] })
    await requireGoodPassword('password', password, email)
    const password_hash = await hashPassword(password)
    await db.transaction().execute(async (trx) => {
      const account = await insertAccount(trx, { email, password_hash }, settings.now())
      if (!account) throw invalid(taken)
      await sendConfirmation(trx, core, account, account.email)
    })
    settings.log('info', 'account_created')
    return c.json({ email }, 201)
  })
  return new Hono().all('/create-account/', answer)
}

/** Mails the owner that somebody tried to register the address, at most once a day. */
export async function tellOwner(
  { open, outbox, settings }: Core,
  { id, email, is_active }: Account,
): Promise<void> {
  if (!is_active) return
  const time = settings.now()
  const dayBefore = new Date(time.getTime() - dayMs).toISOString()
  await (await open()).transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('accounts')
      .set({ told_at: time.toISOString() })
      .where('id', '=', id)
      .where(({ eb, or }) => or([eb('told_at', 'is', null), eb('told_at', '<', dayBefore)]))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) return
    await outbox.mail(trx, { kind: 'address_taken', payload: { account: id }, person: email })
  })
}
