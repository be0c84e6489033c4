// Sends leads through the built site's action at a steady rate and follows each to a mail server.
// Reports how many are acknowledged and delivered, and how soon.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startMailServer } from '../scripts/gate/mail-server.mjs'
import { formAt, lead, send } from './abuse/forms.mjs'
import { clientNo } from './abuse/lanes.mjs'
import { port, serve, site } from './server.mjs'
import { printTable, quantile } from './table.mjs'

const page = '/careerpaths/data-science/enrol'
const perSecond = 50
const longestWaitMs = 600_000

export async function reportLeads(seconds) {
  // The database is on a disk, because the temporary folder may be in memory.
  mkdirSync('.data', { recursive: true })
  const data = mkdtempSync(join('.data', 'bench-'))
  // Each lead sends one mail to admissions, which names its reference.
  const references = new Set()
  const mails = await startMailServer((mail) => {
    const reference = /^To: admissions@/im.test(mail) && /^Reference: (\S+)/m.exec(mail)?.[1]
    if (reference) references.add(reference)
  })
  const server = await serve(site, port(0), {
    page: '/icon.svg',
    env: {
      ...{ DATABASE_URL: `file:${resolve(data, 'site.db')}`, API_ROOT_URL: '', TRUSTED_PROXIES: '1' },
      ...{ SMTP_URL: mails.url, LEADS_EMAIL: 'admissions@example.com' },
      ...{ MAILS_PER_HOUR: '1000000', LIMITS_FACTOR: '100000' },
    },
  })
  try {
    const form = await formAt(server.url, page)
    const rows = []
    for (const [what, way] of Object.entries(ways))
      rows.push([what, ...(await measure((n) => way(form, n), perSecond * seconds, references))])
    const head = ['acknowledged', 'within', 'median', '99%', 'delivered', 'the last']
    printTable([`${perSecond} leads a second for ${seconds} s`, ...head], rows)
  } finally {
    await server.stop()
    mails.stop()
    rmSync(data, { recursive: true })
  }
}

const emailNo = (n) => `ada-${n}@example.com`

const ways = {
  async 'with script'({ url, hidden }, n) {
    const { id } = hidden.flatMap(([, value]) => (value.startsWith('{') ? [JSON.parse(value)] : []))[0]
    const body = new FormData()
    const fields = { ...lead, email: emailNo(n), formKey: crypto.randomUUID() }
    // React encodes an action's arguments like this.
    for (const [name, value] of Object.entries(fields)) body.set(`_1_${name}`, value)
    body.set('0', '[{"status":"idle","values":{},"errors":{}},"$K1"]')
    const headers = { origin: url, accept: 'text/x-component', 'next-action': id }
    headers['x-forwarded-for'] = clientNo(n)
    const answer = await fetch(url + page, { method: 'POST', headers, body })
    return (await answer.text()).includes('"status":"sent"')
  },
  async 'without script'(form, n) {
    const { text } = await send(form, { ...lead, email: emailNo(n) }, clientNo(n))
    return text.includes('Your reference: ')
  },
}

async function measure(sendLead, count, references) {
  const before = references.size
  const start = performance.now()
  const first = Date.now() % 1_000_000_000
  const sent = []
  for (let n = 0; n < count; n++) {
    const waitMs = start + (n * 1000) / perSecond - performance.now()
    if (waitMs > 1) await new Promise((done) => setTimeout(done, waitMs))
    sent.push(timed(() => sendLead(first + n)))
  }
  const results = await Promise.all(sent)
  const end = performance.now()
  const acknowledged = results.filter(({ isTaken }) => isTaken).length
  while (references.size - before < acknowledged && performance.now() - end < longestWaitMs)
    await new Promise((done) => setTimeout(done, 100))
  const times = results.map(({ ms }) => ms)
  return [
    `${acknowledged} of ${count}`,
    `${((end - start) / 1000).toFixed(0)} s`,
    ...[0.5, 0.99].map((share) => `${quantile(times, share).toFixed(0)} ms`),
    references.size - before,
    `${((performance.now() - end) / 1000).toFixed(0)} s later`,
  ]
}

async function timed(work) {
  const start = performance.now()
  const isTaken = await work().catch(() => false)
  return { isTaken, ms: performance.now() - start }
}
