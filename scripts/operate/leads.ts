// `npm run leads`: what admissions work from. `npm run leads -- --csv leads.csv` exports.
// `-- --quarantine` lists those that look like spam, `-- --release 7` sends one on.
import '../serve/command.mjs'
import { listLeads } from '@/upstream/leads'
import { leadsAsCsv, leadsAsList } from '@/upstream/reports'
import { report } from './report'

await report('Leads', 'lead', listLeads, leadsAsCsv, leadsAsList)
