import type { Kysely } from 'kysely'
import { upstreamSettings } from '@/lib/api/upstream-settings'
import { env } from '@/lib/env'
import { email } from '@/lib/form/fields'
import { addressHash } from '@/lib/privacy/address-hash'
import type { Person } from '@/lib/privacy/standing'
import { openSiteDatabase } from '@/lib/store/site-database'
import type { SiteTables } from '@/lib/store/tables'
import { createUpstream } from '@/upstream/app'
import { mailboxOf } from '@/upstream/mail-rules'

/** Opens the database of all personal data of the site and its embedded upstream. The caller destroys it. */
export async function openPeople(url = env().DATABASE_URL): Promise<Kysely<SiteTables>> {
  const db = await openSiteDatabase(url)
  if (env().API_ROOT_URL) return db
  await createUpstream({ ...upstreamSettings(), database: async () => db as Kysely<unknown> }).database()
  return db
}

/** A line about the task that another upstream must do itself. Empty for the embedded upstream. */
export function taskOfUpstream(task: string): string {
  const { API_ROOT_URL } = env()
  if (!API_ROOT_URL) return ''
  return `The upstream has its own enquiries, messages, accounts and emails, at ${API_ROOT_URL}. It must ${task} by itself.\n`
}

/** The person whose address is the command's only argument. The error does not repeat what the operator typed. */
export function personIn(words: string[], command: string): Person {
  const parsed = email.safeParse(words[0] ?? '')
  if (words.length !== 1 || !parsed.success)
    throw new Error(`Name one email address: npm run site -- ${command} ada@example.com`)
  const address = parsed.data.toLowerCase()
  return { address, hash: addressHash(address), mailbox: addressHash(mailboxOf(address)) }
}
