import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { upstreamSettings } from '@/lib/api/upstream-settings'
import { env } from '@/lib/env'
import { createUpstream } from '@/upstream/app'
import type { Tables } from '@/upstream/tables'

/**
 * Prints all rows of one kind that the embedded upstream has stored, or writes them to the file that `--csv` names.
 *
 * @param name what they are called, in the plural
 */
export async function report<Row>(
  name: string,
  read: (db: Kysely<Tables>) => Promise<Row[]>,
  asCsv: (rows: Row[]) => string,
  asList: (rows: Row[]) => string,
) {
  const { API_ROOT_URL } = env()
  const { csv } = parseArgs({ options: { csv: { type: 'string' } } }).values
  if (API_ROOT_URL) {
    const text = `${name} are stored by the upstream at ${API_ROOT_URL}, which also sends their mails. List them there.\n`
    process.stdout.write(text)
    return
  }
  const upstream = createUpstream(upstreamSettings())
  const rows = await read(await upstream.database())
  if (csv) writeFileSync(csv, asCsv(rows), { mode: 0o600 })
  process.stdout.write(csv ? `Wrote ${rows.length} ${name.toLowerCase()} to ${csv}\n` : asList(rows))
  await upstream.close()
}
