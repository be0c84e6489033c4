// Sends leads at a rate, whatever the answers take, from a process of its own; prints what came of them as JSON.
import { formAt } from '../abuse/forms.mjs'
import { part } from '../table.mjs'

const [way, url, rate, seconds] = process.argv.slice(2)
const page = '/careerpaths/data-science/enrol'
const form = way === 'store' ? undefined : await formAt(url, page)
const times = []
const failures = {}
let acknowledged = 0

const lead = (n) => ({
  careerPathName: 'Data Science',
  selectedPlan: 'growth-project-pack',
  firstName: 'Ada',
  lastName: 'Example',
  email: `ada-${n}@example.com`,
  phone: '07700 900123',
  country: 'United Kingdom',
  source: 'Google',
})
const client = (n) => `198.51.${(n >> 8) & 255}.${n & 255}`

const ways = {
  /** To the embedded upstream's own address. */
  store(n) {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': `bench ${n}` }
    return [`${url}/api/leads/`, { headers, body: JSON.stringify(lead(n)) }, (status) => status === 201]
  },
  /** As a browser without script posts the form. */
  plain(n) {
    const body = new FormData()
    for (const [name, value] of [...form.hidden, ...Object.entries(lead(n))]) body.set(name, value)
    return [url + page, { headers: { 'x-forwarded-for': client(n), origin: url }, body }, isThanks]
  },
  /** As React sends it: the action with the form's state and what is in the form. */
  script(n) {
    const { id } = form.hidden.flatMap(([, value]) => (value.startsWith('{') ? [JSON.parse(value)] : []))[0]
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...lead(n), formKey: crypto.randomUUID() }))
      body.set(`_1_${name}`, value)
    body.set('0', '[{"status":"idle","values":{},"errors":{}},"$K1"]')
    const headers = {
      'x-forwarded-for': client(n),
      origin: url,
      accept: 'text/x-component',
      'next-action': id,
    }
    return [
      url + page,
      { headers, body },
      (status, text) => status === 200 && text.includes('"status":"sent"'),
    ]
  },
}
const isThanks = (status, text) => status === 200 && text.includes('Your reference: ')

async function send(n) {
  const [address, init, isGood] = ways[way](n)
  const start = performance.now()
  const answer = await fetch(address, { method: 'POST', ...init })
  const isTaken = isGood(answer.status, await answer.text())
  times.push(performance.now() - start)
  if (isTaken) acknowledged++
  else failures[answer.status] = (failures[answer.status] ?? 0) + 1
}

const count = rate * seconds
const sent = []
const start = performance.now()
const first = Date.now() % 1_000_000_000
for (let n = 0; n < count; n++) {
  const wait = start + (n * 1000) / rate - performance.now()
  if (wait > 1) await new Promise((done) => setTimeout(done, wait))
  sent.push(send(first + n).catch(({ message }) => (failures[message] = (failures[message] ?? 0) + 1)))
}
await Promise.all(sent)
const took = (performance.now() - start) / 1000
const ms = (share) => Math.round(part(times, share))
process.stdout.write(
  JSON.stringify({ count, acknowledged, failures, seconds: took, median: ms(0.5), p99: ms(0.99) }),
)
