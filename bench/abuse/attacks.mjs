// What a hostile client does, on this machine's loopback and bounded: each gives what was tried and what got through.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formAt, post, send } from './forms.mjs'

const password = 'correct horse 9'
const lead = {
  careerPathName: 'Data Science',
  selectedPlan: 'growth-project-pack',
  firstName: 'Ada',
  lastName: 'Example',
  phone: '07700 900123',
  country: 'United Kingdom',
  source: 'Google',
}

const clientNo = (n) => `198.51.${(n >> 8) & 255}.${n & 255}`
// What the page of an enrolment that was sent says.
const [, accepted] = /sent: '([^']+)'/.exec(readFileSync('components/enrol/lead-texts.ts', 'utf8'))
const isAccepted = ({ text }) => text.includes(accepted)

const count = (all, test) => all.filter(test).length

/** So many at once, one after another in each lane. */
async function lanes(total, work, wide = 16) {
  const results = []
  let next = 0
  const lane = async () => {
    while (next < total) {
      const n = next++
      results.push(await work(n).catch((error) => ({ status: 0, text: String(error) })))
    }
  }
  await Promise.all(Array.from({ length: wide }, lane))
  return results
}

/** Passwords for one account from many clients: how many were looked at. */
export async function guesses({ url }) {
  const email = 'owner@example.com'
  await send(
    await formAt(url, '/auth/create-account'),
    { email, password, confirm_password: password },
    clientNo(1),
  )
  const form = await formAt(url, '/auth/login')
  const answers = await lanes(2000, (n) =>
    send(form, { email, password: `wrong horse ${n}` }, clientNo(n % 200)),
  )
  const looked = count(answers, ({ status }) => status === 200)
  return `2,000 from 200 clients: ${looked} looked at, ${count(answers, ({ status }) => status === 429)} told to wait`
}

/** Confirmations to one stranger by leads that differ. */
export async function confirmations({ url, mails }) {
  const form = await formAt(url, '/careerpaths/data-science/enrol')
  const email = 'victim@example.com'
  const answers = await lanes(300, (n) => send(form, { ...lead, email, message: `Number ${n}` }, clientNo(n)))
  await settled(mails)
  return `300 leads from 300 clients: ${mailsTo(mails, email)} mails to the address; ${count(answers, isAccepted)} accepted`
}

/** Reset mails to one owner. */
export async function resets({ url, mails }) {
  const form = await formAt(url, '/auth/forgot-password')
  const before = mailsTo(mails, 'owner@example.com')
  await lanes(300, (n) => send(form, { email: 'owner@example.com' }, clientNo(n)))
  await settled(mails)
  return `300 asked for by 300 clients: ${mailsTo(mails, 'owner@example.com') - before} mails`
}

/** Leads as fast as one client can send them. */
export async function flood({ url }) {
  const form = await formAt(url, '/careerpaths/data-science/enrol')
  const start = performance.now()
  const answers = await lanes(1000, (n) =>
    send(form, { ...lead, email: `flood-${n}@example.com` }, '203.0.113.77'),
  )
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  return `1,000 from one client in ${seconds} s: ${count(answers, isAccepted)} accepted`
}

/** Accounts to find out which addresses are taken. */
export async function signUps({ url }) {
  const form = await formAt(url, '/auth/create-account')
  const fields = (n) => ({ email: `list-${n}@example.com`, password: '1', confirm_password: '1' })
  const answers = await lanes(1000, (n) => send(form, fields(n), '203.0.113.78'))
  return `1,000 addresses tried by one client: ${count(answers, ({ status }) => status === 200)} answered`
}

/** Bodies that no form has. */
export async function bodies({ url }) {
  const mb = 1024 * 1024
  const paths = [
    '/contact-us',
    '/dashboard',
    '/careerpaths/data-science',
    '/api/auth/callback/credentials',
    '/api/revalidate',
  ]
  const told = new Map()
  for (const path of paths)
    for (const size of [1, 5, 10, 100]) {
      const answer = await post(url, path, { bytes: size * mb })
      told.set(answer, (told.get(answer) ?? 0) + 1)
    }
  return `1, 5, 10 and 100 MB to ${paths.length} addresses: ${[...told].map(([answer, n]) => `${n} × ${answer}`).join(', ')}`
}

/** Bodies of which a byte comes now and then. */
export async function drips({ url }) {
  const start = performance.now()
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => post(url, '/contact-us', { bytes: 1000, pause: 500 })),
  )
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  return `100 dripped bodies: all ended after ${seconds} s (${[...new Set(answers)].join(', ')})`
}

/** Forms of ten thousand fields. */
export async function fields({ url }) {
  const form = await formAt(url, '/contact-us')
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [String(n), '']))
  const answers = await lanes(20, (n) => send(form, many, clientNo(n)))
  return `20 forms of 10,000 fields: ${[...new Set(answers.map(({ status }) => status || 'connection ended'))].join(', ')}`
}

function mailsTo(folder, address) {
  const files = () => readdirSync(folder).filter((name) => name.endsWith('.eml'))
  try {
    return count(files(), (name) =>
      new RegExp(`^To: .*${address}`, 'mi').test(readFileSync(join(folder, name), 'utf8')),
    )
  } catch {
    return 0
  }
}

// Mails are made shortly after the answer.
async function settled(folder) {
  for (let before = -1, now = 0; before !== now; ) {
    before = now
    await new Promise((done) => setTimeout(done, 1500))
    now = readdirSync(folder, { withFileTypes: true }).length
  }
}
