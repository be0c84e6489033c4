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
}

/** Returns functions that store records with a given date, for tests of retention. */
export function recordsIn(db: () => Db) {
  const insertConsent = (dates: object) => async (asked_at: string) => {
    const row = {
      id: asked_at,
      address_hash: '',
      wording: '',
      form: '',
      path: '',
      email: 'a@b.co',
      asked_at,
      ...dates,
    }
    await db().insertInto('consents').values(row).execute()
  }

  const into =
    (table: string, column: string, rest: Record<string, unknown> = {}) =>
    async (value: string) => {
      const row = { [column]: value, ...rest }
      const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
      await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
        db(),
      )
    }

  const intoOutbox = (column: string, state: string, created_at: string) => async (at: string) => {
    const tried = { tries: 0, attempts: 0, reason: '' }
    const row = { ...item, ...tried, state, created_at, [column]: at }
    await into(
      'outbox',
      'key',
      Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'key')),
    )('x')
  }

  return { insertConsent, into, intoOutbox }
}
