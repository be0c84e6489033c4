import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { upstreamSettings } from '@/lib/api/upstream-settings'
import { env } from '@/lib/env'
import type { Suspect } from '@/lib/spam/quarantine'
import { createUpstream } from '@/upstream/app'
import { listLeads } from '@/upstream/leads'
import { listMessages } from '@/upstream/messages'
import { leadsAsCsv, leadsAsList, messagesAsCsv, messagesAsList } from '@/upstream/reports'
import type { Tables } from '@/upstream/tables'
import { quarantine } from './quarantine'

export const leads = () => report('Leads', 'lead', listLeads, leadsAsCsv, leadsAsList)

export const messages = () => report('Messages', 'message', listMessages, messagesAsCsv, messagesAsList)

/** Lists what the embedded upstream has stored of one kind, or writes it to the file of `--csv`. */
async function report<Row>(
  name: string,
  kind: Suspect['kind'],
  read: (db: Kysely<Tables>) => Promise<Row[]>,
  asCsv: (rows: Row[]) => string,
  asList: (rows: Row[]) => string,
) {
  const { API_ROOT_URL } = env()
  const { values } = parseArgs({
    options: {
      csv: { type: 'string' },
      quarantine: { type: 'boolean' },
      release: { type: 'string' },
    },
  })
  const { csv } = values
  if (values.quarantine || values.release !== undefined) return await quarantine(kind, values.release)
  if (API_ROOT_URL) {
    const text = `${name} are stored by the upstream at ${API_ROOT_URL}, which also sends their emails. List them there.\n`
    process.stdout.write(text)
    return
  }
  const upstream = createUpstream(upstreamSettings())
  const rows = await read(await upstream.database())
  if (csv) writeFileSync(csv, asCsv(rows), { mode: 0o600 })
  process.stdout.write(csv ? `Wrote ${rows.length} ${name.toLowerCase()} to ${csv}\n` : asList(rows))
  await upstream.close()
}
