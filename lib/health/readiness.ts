import type { Kysely } from 'kysely'
import { type MigrationState, type Migrations, migrationState } from '@/database/migrate'
import { oldestWaiting } from '@/delivery/for-person'
import type { DeliveryTables } from '@/delivery/tables'
import type { LastAnswer } from '@/lib/api/last-answer'
import { log } from '@/lib/log'

/** Contains states and times, but no personal data and no address. */
export type Readiness = {
  /** `starting` until the database has answered once. */
  status: 'ready' | 'starting' | 'draining'
  database: 'answers' | 'away'
  migrations: MigrationState | 'unknown'
  upstream: { state: 'embedded' | 'answers' | 'away' | 'not asked'; at?: string; status?: number | null }
  outbox: { oldest_waiting: string | null; waits_seconds: number; away: string[] } | null
}

type Settings = {
  /** Opens and migrates the database. */
  database: () => Promise<Kysely<unknown>>
  lists: () => Record<string, Migrations>
  isEmbedded: boolean
  lastAnswer: () => LastAnswer | undefined
  isDraining: () => boolean
}

type DatabaseState = Pick<Readiness, 'database' | 'migrations' | 'outbox'>

const away: DatabaseState = { database: 'away', migrations: 'unknown', outbox: null }
const freshMs = 1000
const timeoutMs = 1000

/** Probes within a second share one check. A check that hangs is not repeated: after a second it counts as `away`. */
export function createReadiness(settings: Settings): () => Promise<Readiness> {
  let looking: Promise<DatabaseState> | undefined
  let seen: { at: number; answer: Promise<DatabaseState> } | undefined
  let wasReached = false

  function look(): Promise<DatabaseState> {
    looking ??= lookAt(settings)
      .catch((error: Error) => {
        log('error', 'database_away', { reason: error.message })
        return away
      })
      .finally(() => {
        looking = undefined
      })
    return orAwayAfter(looking)
  }

  return async () => {
    if (!seen || performance.now() - seen.at >= freshMs) seen = { at: performance.now(), answer: look() }
    const found = await seen.answer
    if (found.database === 'answers') wasReached = true
    const status = settings.isDraining() ? 'draining' : wasReached ? 'ready' : 'starting'
    return { status, ...found, upstream: upstreamState(settings) }
  }
}

async function lookAt({ database, lists }: Settings): Promise<DatabaseState> {
  const db = await database()
  const migrations = await migrationState(db, lists())
  const { since, away } = await oldestWaiting(db as Kysely<unknown> as Kysely<DeliveryTables>, new Date())
  const waits = since ? Math.max(0, Math.round((Date.now() - Date.parse(since)) / 1000)) : 0
  return { database: 'answers', migrations, outbox: { oldest_waiting: since, waits_seconds: waits, away } }
}

async function orAwayAfter(looking: Promise<DatabaseState>): Promise<DatabaseState> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<DatabaseState>((resolve) => {
    timer = setTimeout(() => resolve(away), timeoutMs)
  })
  return await Promise.race([looking, late]).finally(() => clearTimeout(timer))
}

function upstreamState({ isEmbedded, lastAnswer }: Settings): Readiness['upstream'] {
  if (isEmbedded) return { state: 'embedded' }
  const last = lastAnswer()
  if (!last) return { state: 'not asked' }
  return { state: last.status === null || last.status >= 500 ? 'away' : 'answers', ...last }
}
