// `npm run bench -- load` measures the built site's requests a second, their processor time, and how soon leads become
// mails. Run `npm run build` first. `--only nginx,leads` chooses parts (also `processes`); `--seconds 2` shortens each.
import { parseArgs } from 'node:util'
import '../scripts/serve/load-env.mjs'
import { reportBehindNginx } from './behind-nginx.mjs'
import { reportLeads } from './leads.mjs'
import { reportProcesses } from './processes.mjs'

const { values } = parseArgs({ options: { only: { type: 'string' }, seconds: { type: 'string' } } })
const parts = {
  nginx: () => reportBehindNginx(Number(values.seconds ?? 4)),
  processes: () => reportProcesses(Number(values.seconds ?? 10)),
  leads: () => reportLeads(Number(values.seconds ?? 60)),
}
for (const [name, report] of Object.entries(parts))
  if (!values.only || values.only.split(',').includes(name)) await report()
