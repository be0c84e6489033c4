import type { Email } from 'postal-mime'
import { mailboxOf } from './mail-rules'
import type { MailLinks } from './settings'
import { call, lead, smtpForTest, upstreamForTest } from './testing'

const day = 24 * 60 * 60_000
const account = { email: 'jane@example.com', password: 'correct horse battery 9' }
const links: MailLinks = {
  page: 'https://x.example/page',
  oneClick: 'https://x.example/one-click?a=b',
  news: 'https://x.example/news',
}
const mailLinks = async (address: string) =>
  address === 'stopped@example.com' || address === 'jane@example.com' ? null : links

let smtp: Awaited<ReturnType<typeof smtpForTest>>
let at = 0

beforeEach(async () => {
  smtp = await smtpForTest()
  at = Date.parse('2027-01-10T09:00:00Z')
})

afterEach(() => smtp.close())

function start(change = {}, perHour = 200) {
  return upstreamForTest({ mail: { ...smtp.mail, perHour }, now: () => new Date(at), ...change })
}

const to = (mail: Email) => mail.to?.[0]?.address ?? ''
// Leaves out a new account's confirmation, which the hour's budget does not limit.
const isCounted = (mail: Email) => !/^Confirm/.test(mail.subject ?? '')
const learners = () =>
  smtp.mails
    .filter(isCounted)
    .map(to)
    .filter((address) => address !== 'admissions@example.com')

test('100 enquiries with a stranger’s address send one mail to it, and 100 to admissions', async () => {
  const { upstream, logged } = start()
  const spellings = ['ada@example.com', 'ADA@Example.com', 'ada+1@example.com', 'ada+a+b@example.com']
  const enquiries = Array.from({ length: 100 }, (_, index) => ({
    ...lead,
    email: spellings[index % 4],
    message: `No. ${index}`,
  }))
  while (enquiries.length > 0) {
    const some = enquiries.splice(0, 20).map((body) => call(upstream, 'POST', '/api/leads/', body))
    expect((await Promise.all(some)).every(({ status }) => status === 201)).toBe(true)
  }
  await upstream.settled()
  expect(learners()).toHaveLength(1)
  expect(smtp.mails).toHaveLength(101)
  const withheld = logged.filter(({ event }) => event === 'delivery_withheld')
  expect(withheld).toHaveLength(99)
  expect(withheld[0]).toMatchObject({ kind: 'lead_confirmation', reason: 'had one today' })
  expect(JSON.stringify(logged)).not.toMatch(/@/)
  await upstream.close()
})

test('an address gets one confirmation a day, even after a restart, and another on the next day', async () => {
  const { upstream, settings } = start()
  await call(upstream, 'POST', '/api/leads/', lead)
  await upstream.close()
  const again = start({ databaseUrl: settings.databaseUrl }).upstream
  await call(again, 'POST', '/api/leads/', lead)
  await again.settled()
  expect(learners()).toEqual([lead.email])
  at += day
  await call(again, 'POST', '/api/leads/', lead)
  await again.close()
  expect(learners()).toEqual([lead.email, lead.email])
})

test('mails to learners stop with a warning when the hour’s budget is used up; mails to admissions go on', async () => {
  const { upstream, logged } = start({}, 3)
  await call(upstream, 'POST', '/api/create-account/', { ...account, confirm_password: account.password })
  const enquire = async (name: string) => {
    await call(upstream, 'POST', '/api/leads/', { ...lead, email: `${name}@example.com` })
    await upstream.settled()
  }
  const ask = async () => {
    await call(upstream, 'POST', '/api/auth/password-reset/', { email: account.email })
    await upstream.settled()
  }
  await enquire('a')
  await ask()
  await enquire('b')
  for (const name of ['c', 'd', 'e']) await enquire(name)
  // Enquiries of strangers do not use up the budget of reset links.
  for (let time = 0; time < 3; time++) await ask()
  const jane = Array(3).fill('jane@example.com')
  expect(learners().toSorted()).toEqual(['a@example.com', 'b@example.com', 'c@example.com', ...jane])
  expect(smtp.mails.filter((mail) => to(mail) === 'admissions@example.com')).toHaveLength(5)
  const warnings = logged.filter(({ event }) => event === 'mail_budget_reached')
  const warning = { level: 'warn', event: 'mail_budget_reached', perHour: 3 }
  expect(warnings).toEqual([
    { ...warning, kind: 'confirmations' },
    { ...warning, kind: 'resets' },
  ])
  at += 60 * 60_000
  await enquire('f')
  expect(learners().at(-1)).toBe('f@example.com')
  await upstream.close()
})

test('an unsubscribed address gets no confirmation, but gets the requested link to a new password', async () => {
  const { upstream } = start({ mailLinks })
  await call(upstream, 'POST', '/api/leads/', { ...lead, email: 'stopped@example.com' })
  await call(upstream, 'POST', '/api/create-account/', { ...account, confirm_password: account.password })
  await call(upstream, 'POST', '/api/auth/password-reset/', { email: account.email })
  await upstream.close()
  expect(learners()).toEqual([account.email])
})

test('a confirmation has a one-click unsubscribe link, and a link for the news when the box was ticked', async () => {
  const { upstream } = start({ mailLinks })
  await call(upstream, 'POST', '/api/leads/', { ...lead, email: 'with@example.com', subscribe: true })
  await call(upstream, 'POST', '/api/leads/', { ...lead, email: 'without@example.com', subscribe: false })
  await upstream.close()
  const mailTo = (address: string) => smtp.mails.find((mail) => to(mail) === address)
  const headers = Object.fromEntries((mailTo('with@example.com')?.headers ?? []).map((h) => [h.key, h.value]))
  expect(headers).toMatchObject({
    'list-unsubscribe': '<https://x.example/one-click?a=b>',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  expect(mailTo('with@example.com')?.text).toContain('https://x.example/page')
  expect(mailTo('with@example.com')?.text).toContain('https://x.example/news')
  expect(mailTo('without@example.com')?.text).not.toContain('https://x.example/news')
})

test('an upstream without a site mails no links that only a site answers', async () => {
  const { upstream } = start()
  await call(upstream, 'POST', '/api/leads/', lead)
  await upstream.close()
  const mail = smtp.mails.find((one) => to(one) === lead.email)
  expect(mail?.text).not.toMatch(/ticked|No more mails/)
  expect(mail?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe')
})

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['ada+x+y@example.com', 'ada@example.com'],
  ['+ada@example.com', '+ada@example.com'],
])('%s is delivered to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
