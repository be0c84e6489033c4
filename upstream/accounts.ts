import { Hono } from 'hono'
import type { Kysely, Transaction } from 'kysely'
import { email, text } from './field-types'
import { check } from './fields'
import { passwordFaults } from './password-rules'
import { hashPassword } from './passwords'
import { readFields } from './request-body'
import { badRequest, view } from './rest'
import type { Clock, UpstreamSettings } from './settings'
import type { Account, Tables } from './tables'

const fields = { email: email(), password: text(128), confirm_password: text() }
const taken = { email: ['user with this email address already exists.'] }

/**
 * POST /create-account/: an address belongs to one account, whether it is written in capitals or not.
 *
 * @param db opens the database
 * @param settings its log is told of each new account, without the address
 */
export function accounts(db: () => Promise<Kysely<Tables>>, { log, now }: UpstreamSettings): Hono {
  const post = async (values: { email: string; password: string; confirm_password: string }) => {
    if (await findAccount(await db(), values.email)) return taken
    if (values.password !== values.confirm_password) return { password: ["Password fields didn't match."] }
    const faults = await passwordFaults(values.password, values.email)
    if (faults.length > 0) return { password: faults }
    return (await insertAccount(await db(), values, now)) ? null : taken
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

/**
 * The account of an address.
 *
 * @param address in capitals or not
 * @returns undefined for an address without an account
 */
export async function findAccount(db: Kysely<Tables>, address: string): Promise<Account | undefined> {
  return await db
    .selectFrom('accounts')
    .selectAll()
    .where('email_key', '=', keyOf(address))
    .executeTakeFirst()
}

/**
 * The account of an id.
 *
 * @param id any number: what the database cannot hold as an id has no account
 * @returns undefined for an id without an account
 */
export async function getAccount(db: Kysely<Tables>, id: number): Promise<Account | undefined> {
  if (!Number.isInteger(id) || id < 1 || id > 2 ** 31 - 1) return undefined
  return await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

// False where another request has just inserted the same address.
async function insertAccount(
  db: Kysely<Tables>,
  values: { email: string; password: string },
  now: Clock,
): Promise<boolean> {
  const at = now().toISOString()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('accounts')
    .values({
      created_at: at,
      last_contact_at: at,
      email: values.email,
      email_key: keyOf(values.email),
      password_hash: await hashPassword(values.password),
      is_active: 1,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * The form of an address by which addresses are compared.
 *
 * @param address in capitals or not
 */
export function keyOf(address: string): string {
  return address.toLowerCase()
}

/**
 * Locks an account: until the transaction ends, others that change it wait.
 *
 * @param id of an account; one that is not there locks nothing
 */
export async function lockAccount(trx: Transaction<Tables>, id: number): Promise<void> {
  await trx
    .updateTable('accounts')
    .set(({ ref }) => ({ is_active: ref('is_active') }))
    .where('id', '=', id)
    .execute()
}
