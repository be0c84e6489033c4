import { Hono } from 'hono'
import type { Kysely, Transaction } from 'kysely'
import { check, email, text } from './fields'
import { passwordFaults } from './password-rules'
import { hashPassword } from './passwords'
import { readFields } from './request-body'
import { badRequest, view } from './rest'
import type { Log } from './settings'
import type { Account, Tables } from './tables'

const fields = { email: email(), password: text(128), confirm_password: text() }
const taken = { email: ['user with this email address already exists.'] }

/** POST /create-account/: an address belongs to one account, however its letters are written. */
export function accounts(db: () => Promise<Kysely<Tables>>, log: Log): Hono {
  const post = async (values: { email: string; password: string; confirm_password: string }) => {
    if (await findAccount(await db(), values.email)) return taken
    if (values.password !== values.confirm_password) return { password: ["Password fields didn't match."] }
    const faults = await passwordFaults(values.password, values.email)
    if (faults.length > 0) return { password: faults }
    return (await keep(await db(), values)) ? null : taken
  }
  return new Hono().all(
    '/create-account/',
    view(
      'Create Account',
      {
        post: async (c) => {
          const { values, errors } = check(fields, await readFields(c))
          const faults = errors ?? (await post(values))
          if (faults) return badRequest(c, faults)
          log('info', 'account_created')
          return c.json({ email: values?.email }, 201)
        },
      },
      fields,
    ),
  )
}

/** The account of an address, in whatever case, or undefined. */
export async function findAccount(db: Kysely<Tables>, address: string): Promise<Account | undefined> {
  return await db
    .selectFrom('accounts')
    .selectAll()
    .where('email_key', '=', keyOf(address))
    .executeTakeFirst()
}

/** The account of that id, or undefined. */
export async function getAccount(db: Kysely<Tables>, id: number): Promise<Account | undefined> {
  if (!Number.isInteger(id) || id < 1 || id > 2 ** 31 - 1) return undefined
  return await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

async function keep(db: Kysely<Tables>, values: { email: string; password: string }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('accounts')
    .values({
      created_at: new Date().toISOString(),
      email: values.email,
      email_key: keyOf(values.email),
      password_hash: await hashPassword(values.password),
      is_active: 1,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** What two spellings of one address have in common. */
export function keyOf(address: string): string {
  return address.toLowerCase()
}

/** Makes whatever else changes the account wait for the end of the transaction. */
export async function lockAccount(trx: Transaction<Tables>, id: number): Promise<void> {
  await trx
    .updateTable('accounts')
    .set(({ ref }) => ({ is_active: ref('is_active') }))
    .where('id', '=', id)
    .execute()
}
