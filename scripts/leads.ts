// `npm run leads`: what admissions work from. `npm run leads -- --csv leads.csv` exports.
import './command.mjs'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { env } from '@/lib/env'

import { upstreamSettings } from '@/lib/upstream-settings'
import { createUpstream } from '@/upstream/app'
import { listLeads } from '@/upstream/leads'
import { leadsAsCsv, leadsAsList } from '@/upstream/leads-report'

const { API_ROOT_URL } = env()
const { csv } = parseArgs({ options: { csv: { type: 'string' } } }).values
if (API_ROOT_URL) {
  process.stdout.write(
    `Leads are kept by the upstream at ${API_ROOT_URL}, and so are their mails. List them there.\n`,
  )
} else {
  const upstream = createUpstream(upstreamSettings())
  const leads = await listLeads(await upstream.database())
  if (csv) writeFileSync(csv, leadsAsCsv(leads), { mode: 0o600 })
  process.stdout.write(csv ? `Wrote ${leads.length} leads to ${csv}\n` : leadsAsList(leads))
  await upstream.close()
}
