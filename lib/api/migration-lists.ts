import { deliveryMigrations, deliveryMigrationsTable } from '@/delivery/migrations'
import { env } from '@/lib/env'
import { siteMigrations } from '@/lib/store/migrations'
import { migrations } from '@/upstream/migrations'

/** Every list of migrations that this site's database has, by the table in which it is kept. Throws EnvError. */
export function migrationLists() {
  return {
    site_migrations: siteMigrations,
    [deliveryMigrationsTable]: deliveryMigrations,
    ...(!env().API_ROOT_URL && { migrations }),
  }
}
