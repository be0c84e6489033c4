import type { Kysely } from 'kysely'
import type { Outbox } from './outbox'
import type { UpstreamSettings } from './settings'
import type { Tables } from './tables'
import type { Tokens } from './tokens'

/** The parts that all calls share. `open` gives the migrated database. */
export type Core = {
  open: () => Promise<Kysely<Tables>>
  outbox: Outbox
  tokens: Tokens
  settings: UpstreamSettings
}
