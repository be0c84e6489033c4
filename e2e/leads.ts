import { openDatabase } from '../database/open'
import { listLeads } from '../upstream/leads'
import type { Tables } from '../upstream/tables'
import { site } from './servers'

/** The leads that the site under test has kept for one e-mail address. */
export async function leadsOf(email: string, databaseUrl = site.env.DATABASE_URL) {
  const db = await openDatabase<Tables>(databaseUrl)
  try {
    return (await listLeads(db)).filter((lead) => lead.email === email)
  } finally {
    await db.destroy()
  }
}
