import type { Kysely } from 'kysely'
import { embedded } from '@/lib/api/embedded'
import { lastAnswer } from '@/lib/api/last-answer'
import { migrationLists } from '@/lib/api/migration-lists'
import { env } from '@/lib/env'
import { siteDatabase } from '@/lib/store/site-database'
import { isDraining } from './draining'
import { createReadiness, type Readiness } from './readiness'

let ask: (() => Promise<Readiness>) | undefined

export async function siteReadiness(): Promise<Readiness> {
  const isEmbedded = !env().API_ROOT_URL
  const database = async () =>
    (await (isEmbedded ? embedded().database() : siteDatabase())) as Kysely<unknown>
  ask ??= createReadiness({ database, lists: migrationLists, isEmbedded, lastAnswer, isDraining })
  return await ask()
}
