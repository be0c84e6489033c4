// `npm run leads`: what admissions work from. `npm run leads -- --csv leads.csv` exports.
import '../serve/command.mjs'
import { listLeads } from '@/upstream/leads'
import { leadsAsCsv, leadsAsList } from '@/upstream/reports'
import { report } from './report'

await report('Leads', listLeads, leadsAsCsv, leadsAsList)
