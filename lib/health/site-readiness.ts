import type { Kysely } from 'kysely'
import { deliveryMigrations, deliveryMigrationsTable } from '@/delivery/migrations'
import { embedded } from '@/lib/api/embedded'
import { lastAnswer } from '@/lib/api/last-answer'
import { env } from '@/lib/env'
import { siteMigrations } from '@/lib/store/migrations'
import { siteDatabase } from '@/lib/store/site-database'
import { migrations } from '@/upstream/migrations'
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

/** The migration lists of this site's database, by their tables. Throws EnvError. */
function migrationLists() {
  return {
    site_migrations: siteMigrations,
    [deliveryMigrationsTable]: deliveryMigrations,
    ...(!env().API_ROOT_URL && { migrations }),
  }
}
