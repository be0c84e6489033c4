// `npm run bench -- load`: requests a second and processor of the built site, and what becomes of leads. Run `npm run build` first.
// `--only nginx,processes,leads` measures some of it; `--seconds 2` tries it.
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
