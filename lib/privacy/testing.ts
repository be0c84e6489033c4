import { sql } from 'kysely'
import type { Db } from '@/lib/store/tables'

const item = {
  key: 'x',
  destination: 'mail',
  kind: '',
  person: 'a@b.co',
  record: '',
  payload: '{}',
  since: '',
  due_at: '',
  tries: 0,
  attempts: 0,
  reason: '',
}

/** Returns functions that store records with a given date, for tests of retention. */
export function recordsIn(db: () => Db) {
  const insertConsent = (dates: object) => async (asked_at: string) => {
    const from = { address_hash: '', email: 'a@b.co', wording: '', form: '', path: '' }
    await db()
      .insertInto('consents')
      .values({ id: asked_at, ...from, asked_at, ...dates })
      .execute()
  }

  const into =
    (table: string, column: string, rest: Record<string, unknown> = {}) =>
    async (value: string) => {
      const row = { ...rest, [column]: value }
      const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
      await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
        db(),
      )
    }

  const intoOutbox = (column: string, state: string, created_at: string) =>
    into('outbox', column, { ...item, state, created_at })

  return { insertConsent, into, intoOutbox }
}
