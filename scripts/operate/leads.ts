import { listLeads } from '@/upstream/leads'
import { leadsAsCsv, leadsAsList } from '@/upstream/reports'
import { report } from './report'

await report('Leads', 'lead', listLeads, leadsAsCsv, leadsAsList)
