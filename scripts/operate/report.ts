import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { embedded } from '@/lib/api/embedded'
import { upstreamSettings } from '@/lib/api/upstream-settings'
import { env } from '@/lib/env'
import { listSuspects, releaseSuspect, type Suspect } from '@/lib/spam/quarantine'
import { siteDatabase } from '@/lib/store/site-database'
import { createUpstream } from '@/upstream/app'
import { listLeads } from '@/upstream/leads'
import { listMessages } from '@/upstream/messages'
import { leadsAsCsv, leadsAsList, messagesAsCsv, messagesAsList, minute } from '@/upstream/reports'
import type { Tables } from '@/upstream/tables'

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

/** Prints the enquiries that look like spam, or delivers the one with number `id`. */
async function quarantine(kind: Suspect['kind'], id?: string): Promise<void> {
  const db = await siteDatabase()
  process.stdout.write(id === undefined ? await listed(kind) : await released(kind, id))
  if (!env().API_ROOT_URL) await embedded().close()
  await db.destroy()
}

async function listed(kind: Suspect['kind']): Promise<string> {
  const suspects = await listSuspects(await siteDatabase(), kind)
  const texts = suspects.map(({ id, created_at, reasons, fields }) => {
    const filled = Object.entries(fields).filter(([, value]) => value !== '' && value !== false)
    const lines = filled.map(([name, value]) => `  ${name}: ${String(value).replaceAll('\n', '\n    ')}`)
    return `${id}  ${minute(created_at)}  ${reasons.replaceAll('\n', ', ')}\n${lines.join('\n')}\n`
  })
  const hint = `Release one with: npm run site -- ${kind}s --release <number>\n`
  return suspects.length > 0 ? `${texts.join('\n')}\n${hint}` : 'Nothing is held.\n'
}

async function released(kind: Suspect['kind'], id: string): Promise<string> {
  const isSent = /^\d{1,9}$/.test(id) && (await releaseSuspect(await siteDatabase(), kind, Number(id)))
  if (isSent) return `Released ${kind} ${id} and sent its emails.\n`
  process.exitCode = 1
  return `No ${kind} ${id} is held. List them with: npm run site -- ${kind}s --quarantine\n`
}
