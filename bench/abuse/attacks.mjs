// Bounded attacks of a hostile client on loopback. Each returns what it tried (`tried`), how much got through
// (`through`), and how much may get through (`most`).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formAt, lead, post, send } from './forms.mjs'
import { clientNo, count, countsOf, lanes } from './lanes.mjs'

const password = 'correct horse 9'
// The text that the enrolment page shows after an accepted form.
const [, accepted] = /sent: '([^']+)'/.exec(readFileSync('components/enrol/lead-texts.ts', 'utf8'))
const isAccepted = ({ text }) => text.includes(accepted)

const owner = 'owner@example.com'

async function signUp(url) {
  const form = await formAt(url, '/auth/create-account')
  await send(form, { email: owner, password, confirm_password: password }, clientNo(1))
}

/** Tries passwords for one account from many clients. Counts the passwords that the site checked. */
export async function guesses({ url }) {
  await signUp(url)
  const start = performance.now()
  const form = await formAt(url, '/auth/login')
  const answers = await lanes(2000, (n) =>
    send(form, { email: owner, password: `wrong horse ${n}` }, clientNo(n % 200)),
  )
  const looked = count(answers, ({ status }) => status === 200)
  const minutes = Math.ceil((performance.now() - start) / 60_000)
  const waits = count(answers, ({ status }) => status === 429)
  return {
    tried: '2,000 passwords for one account from 200 clients: checked',
    through: looked,
    told: `${looked} (${waits} refused with 429)`,
    most: 10 * minutes,
  }
}

/** Sends different leads with one stranger's address. Counts the confirmations to it. */
export async function confirmations({ url, mails }) {
  const form = await formAt(url, '/careerpaths/data-science/enrol')
  const email = 'victim@example.com'
  const answers = await lanes(300, (n) => send(form, { ...lead, email, message: `Number ${n}` }, clientNo(n)))
  await settled(mails)
  return {
    tried: `300 leads for one address from 300 clients, ${count(answers, isAccepted)} accepted: mails to it`,
    through: mailsTo(mails, email),
    most: 1,
  }
}

/** Requests resets of one account from many clients. Counts the mails to its owner. */
export async function resets({ url, mails }) {
  await signUp(url)
  await settled(mails)
  const form = await formAt(url, '/auth/forgot-password')
  const before = mailsTo(mails, owner)
  await lanes(300, (n) => send(form, { email: owner }, clientNo(n)))
  await settled(mails)
  return {
    tried: '300 resets of one account from 300 clients: mails',
    through: mailsTo(mails, owner) - before,
    most: 3,
  }
}

/** Sends leads as fast as one client can. */
export async function flood({ url }) {
  const form = await formAt(url, '/careerpaths/data-science/enrol')
  const start = performance.now()
  const answers = await lanes(1000, (n) =>
    send(form, { ...lead, email: `flood-${n}@example.com` }, '203.0.113.77'),
  )
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  const through = count(answers, isAccepted)
  return { tried: `1,000 leads from one client in ${seconds} s: accepted`, through, most: 20 }
}

/** Tries sign-ups to find out which addresses have accounts. */
export async function signUps({ url }) {
  const form = await formAt(url, '/auth/create-account')
  const fields = (n) => ({ email: `list-${n}@example.com`, password: '1', confirm_password: '1' })
  const answers = await lanes(1000, (n) => send(form, fields(n), '203.0.113.78'))
  const through = count(answers, ({ status }) => status > 0 && status !== 429)
  return { tried: '1,000 addresses tried at sign-up by one client: answered', through, most: 10 }
}

// A connection that ends during its body counts as refused.
const refused = ['413', 'EPIPE', 'ECONNRESET']

export async function bodies({ url }) {
  const mb = 1024 * 1024
  const paths = [
    '/contact-us',
    '/dashboard',
    '/careerpaths/data-science',
    '/api/auth/callback/credentials',
    '/api/revalidate',
  ]
  const answers = []
  for (const path of paths)
    for (const size of [1, 5, 10, 100]) answers.push(await post(url, path, { bytes: size * mb }))
  const through = count(answers, (answer) => !refused.includes(answer))
  const tried = `1, 5, 10 and 100 MB to ${paths.length} addresses: taken`
  return { tried, through, told: `${through} (${countsOf(answers)})` }
}

/** Posts bodies whose bytes come slowly. */
export async function drips({ url }) {
  const start = performance.now()
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => post(url, '/contact-us', { bytes: 1000, pause: 500 })),
  )
  const seconds = Math.round((performance.now() - start) / 1000)
  const told = `${seconds} (${countsOf(answers)})`
  return { tried: '100 dripped bodies: seconds until all had ended', through: seconds, told, most: 15 }
}

/** Posts forms of 10,000 fields, and forms of 300, which the byte limit allows. */
export async function fields({ url }) {
  const form = await formAt(url, '/contact-us')
  const many = (length) => Object.fromEntries(Array.from({ length }, (_, n) => [String(n), '']))
  const answers = [
    ...(await lanes(20, (n) => send(form, many(10_000), clientNo(n)))),
    ...(await lanes(100, (n) => send(form, many(300), clientNo(n)))),
  ]
  const statuses = answers.map(({ status }) => status || 'connection ended')
  const through = count(answers, ({ status }) => status >= 500)
  const tried = '20 forms of 10,000 fields and 100 of 300: faults'
  return { tried, through, told: `${through} (${countsOf(statuses)})` }
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

// Mails are sent shortly after the response.
async function settled(folder) {
  for (let before = -1, now = 0; before !== now; ) {
    before = now
    await new Promise((done) => setTimeout(done, 1500))
    now = readdirSync(folder, { withFileTypes: true }).length
  }
}
