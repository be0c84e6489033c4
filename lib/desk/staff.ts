import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { enqueue } from '@/delivery/outbox'
import { closeDesk } from '@/lib/account/session-rows'
import { insertOnce } from '@/lib/store/site-database'
import type { Db, SiteTables } from '@/lib/store/tables'

export type Member = Selectable<SiteTables['staff']>

const invitationMs = 24 * 60 * 60_000

/** Invites somebody by mail. False: they are staff already. `address` in lower case. */
export async function addStaff(db: Db, address: string, at: Date): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const row = { address, added_at: at.toISOString(), ...invited(at) }
    if (!(await insertOnce(trx, 'staff', row))) return false
    await mailStaff(trx, 'staff_invite', address, at)
    return true
  })
}

/** Removes the second factor, closes the desk and mails another link. False: they are not staff. */
export async function resetStaff(db: Db, address: string, at: Date): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const update = trx
      .updateTable('staff')
      .set({ ...invited(at), last_step: 0 })
      .where('address', '=', address)
    if ((await update.executeTakeFirstOrThrow()).numUpdatedRows !== 1n) return false
    await closeDesk(trx, address)
    await mailStaff(trx, 'staff_invite', address, at)
    return true
  })
}

/** False: they were not staff. */
export async function removeStaff(db: Db, address: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff')
    .where('address', '=', address)
    .executeTakeFirstOrThrow()
  await closeDesk(db, address)
  return numDeletedRows === 1n
}

export async function listStaff(db: Db): Promise<Member[]> {
  return await db.selectFrom('staff').selectAll().orderBy('address').execute()
}

export async function mailStaff(
  db: Db,
  kind: 'staff_invite' | 'desk_codes',
  address: string,
  at: Date,
): Promise<void> {
  const item = { destination: 'mail', kind, payload: { address }, person: address }
  await enqueue(db, [item], at)
}

function invited(at: Date) {
  return {
    invitation: randomBytes(16).toString('base64url'),
    invited_until: new Date(at.getTime() + invitationMs).toISOString(),
    factor: '',
    recovery: '',
  }
}
