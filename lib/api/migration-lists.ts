import { deliveryMigrations, deliveryMigrationsTable } from '@/delivery/migrations'
import { env } from '@/lib/env'
import { siteMigrations } from '@/lib/store/migrations'
import { migrations } from '@/upstream/migrations'

/** The migration lists of this site's database, by their tables. Throws EnvError. */
export function migrationLists() {
  return {
    site_migrations: siteMigrations,
    [deliveryMigrationsTable]: deliveryMigrations,
    ...(!env().API_ROOT_URL && { migrations }),
  }
}
