import type { Kysely } from 'kysely'
import { upstreamSettings } from '@/lib/api/upstream-settings'
import { env } from '@/lib/env'
import { openSiteDatabase } from '@/lib/store/site-database'
import type { SiteTables } from '@/lib/store/tables'
import { createUpstream } from '@/upstream/app'

/**
 * Opens the database with all that the site and its embedded upstream keep of people, for a command.
 *
 * @param url as DATABASE_URL
 * @returns a connection of its own, beside those of a site that runs; the caller closes it by `destroy()`
 * @throws Error that says why it cannot be opened
 */
export async function openPeople(url = env().DATABASE_URL): Promise<Kysely<SiteTables>> {
  const db = await openSiteDatabase(url)
  if (env().API_ROOT_URL) return db
  await createUpstream({ ...upstreamSettings(), database: async () => db as Kysely<unknown> }).database()
  return db
}

/**
 * What only another upstream can do.
 *
 * @param task in words that follow "It must"
 * @returns a line for the terminal; empty where the upstream is the embedded one
 */
export function taskOfUpstream(task: string): string {
  const { API_ROOT_URL } = env()
  if (!API_ROOT_URL) return ''
  return `Enquiries, messages, accounts and mails are the upstream's at ${API_ROOT_URL}. It must ${task} by itself.\n`
}
