import type { Kysely } from 'kysely'
import { migrate } from '@/database/migrate'
import { openDatabase } from '@/database/open'
import { testDatabaseUrl } from '@/database/testing'
import { deliveryMigrations, deliveryMigrationsTable } from './migrations'
import { enqueue, type NewItem } from './outbox'
import type { Outcome } from './settle'
import type { DeliveryTables, Item } from './tables'
import { type Afterwards, createWorker, type Destination } from './worker'

export async function openOutbox(url = testDatabaseUrl()): Promise<Kysely<DeliveryTables>> {
  const db = await openDatabase<DeliveryTables>(url)
  await migrate(db as Kysely<unknown>, deliveryMigrations, deliveryMigrationsTable)
  return db
}

/** An empty outbox with a worker and a settable clock. `answer` is the default outcome. */
export async function outboxForTest(answer: Outcome = { is: 'delivered' }) {
  const url = testDatabaseUrl()
  const db = await openOutbox(url)
  const state = { at: Date.parse('2027-01-10T09:00:00Z'), answer, tried: [] as string[] }
  const logged: Record<string, unknown>[] = []
  const deliver = async ({ kind }: Item) => {
    state.tried.push(kind)
    return state.answer
  }
  const now = () => new Date(state.at)
  const log = (level: string, event: string, details = {}) => void logged.push({ level, event, ...details })
  const start = (
    destinations: Record<string, Destination> = { mail: { deliver, atOnce: 3 } },
    afterwards?: Afterwards,
  ) => createWorker({ database: async () => db, destinations, now, log, afterwards })
  return {
    ...{ url, db, state, logged, now, start, worker: start() },
    add: (...items: Partial<NewItem>[]) =>
      enqueue(
        db,
        items.map((item) => ({ destination: 'mail', kind: 'letter', payload: {}, ...item })),
        now(),
      ),
    items: () => db.selectFrom('outbox').selectAll().orderBy('id').execute(),
  }
}
