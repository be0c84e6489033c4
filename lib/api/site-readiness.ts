import type { Kysely } from 'kysely'
import { env } from '@/lib/env'
import { isDraining } from '@/lib/health/draining'
import { createReadiness, type Readiness } from '@/lib/health/readiness'
import { siteDatabase } from '@/lib/store/site-database'
import { embedded } from './embedded'
import { lastAnswer } from './last-answer'
import { migrationLists } from './migration-lists'

let ask: (() => Promise<Readiness>) | undefined

/**
 * Whether this process is ready for visitors, and what it knows of all that it needs.
 *
 * @throws EnvError
 */
export async function siteReadiness(): Promise<Readiness> {
  const isEmbedded = !env().API_ROOT_URL
  const database = async () =>
    (await (isEmbedded ? embedded().database() : siteDatabase())) as Kysely<unknown>
  ask ??= createReadiness({ database, lists: migrationLists, isEmbedded, lastAnswer, isDraining })
  return await ask()
}
