import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { call, lead, smtpForTest, upstreamForTest } from './testing'

let { upstream, logged, mailDir } = upstreamForTest()

beforeEach(() => {
  ;({ upstream, logged, mailDir } = upstreamForTest())
})

afterEach(() => upstream.close())

const post = (body: unknown) => call(upstream, 'POST', '/api/leads/', body)

test('admissions and the learner get mails as files whose paths are logged when there is no SMTP', async () => {
  await post({ ...lead, firstName: 'Zoë', message: 'After six, please' })
  await upstream.close()
  const mails = await Promise.all(
    (await readdir(mailDir)).map(async (name) => PostalMime.parse(await readFile(join(mailDir, name)))),
  )
  const to = (address: string) => mails.find((mail) => mail.to?.[0]?.address === address)
  expect(to('admissions@example.com')?.text).toContain('Name: Zoë B')
  expect(to('admissions@example.com')?.text).toContain('Message: After six, please')
  expect(to('a@b.co')?.subject).toBe('Welcome to Example Training: we’ve received your enrolment')
  expect(to('a@b.co')?.text).toContain(
    'Thank you for choosing your career path with the Growth project Pack plan.',
  )
  expect(
    logged.filter(({ event }) => event === 'delivered').every(({ path }) => String(path).endsWith('.eml')),
  ).toBe(true)
})

test('the learner’s mail names a known career path, and repeats no typed text but a first name of letters', async () => {
  await post({ ...lead, firstName: 'Ada', careerPathName: 'Data Science', email: 'one@example.com' })
  const typed = { firstName: 'evil.example', lastName: 'Evillast', message: 'evilmessage', company: 'evilco' }
  const strange = { careerPathName: 'You won! evil.example', phone: '+1 900 666', country: 'Evilland' }
  await post({
    ...lead,
    ...typed,
    ...strange,
    jobTitle: 'eviljob',
    reference: 'EVIL',
    billing: 'evil',
    page: '/evil',
    campaign: 'evil',
    email: 'two@example.com',
  })
  await upstream.close()
  const texts = await Promise.all(
    (await readdir(mailDir)).map((name) => readFile(join(mailDir, name), 'utf8')),
  )
  const mail = (address: string) => texts.find((text) => text.includes(`\nTo: ${address}`))
  expect(mail('one@example.com')).toContain('Data Science')
  expect(mail('one@example.com')).toContain('Hello Ada,')
  expect(mail('two@example.com')).toContain('Hello,')
  expect(mail('two@example.com')).toContain('choosing your career path')
  expect(mail('two@example.com')).not.toMatch(/evil|666/i)
})

test('both mails have the reference and the billing; the one to admissions also has page and campaign', async () => {
  const came = { page: '/careerpaths/data', campaign: 'utm_source=post' }
  await post({ ...lead, reference: 'C3D-F4G-H6J', billing: 'annual', ...came })
  await upstream.close()
  const mails = await Promise.all(
    (await readdir(mailDir)).map(async (name) => PostalMime.parse(await readFile(join(mailDir, name)))),
  )
  const text = (address: string) => mails.find((mail) => mail.to?.[0]?.address === address)?.text
  expect(text('admissions@example.com')).toContain('Reference: C3D-F4G-H6J\n')
  expect(text('admissions@example.com')).toContain('Billing: Annual\n')
  expect(text('admissions@example.com')).toContain('Page: /careerpaths/data\nCampaign: utm_source=post\n')
  expect(text('a@b.co')).toContain('Your reference: C3D-F4G-H6J\nBilling: Annual\n')
  expect(text('a@b.co')).not.toContain('utm_source')
})

test('both mails have the learner’s total for a known career path', async () => {
  ;({ upstream, mailDir } = upstreamForTest({
    payment: (plan, billing, { weeks }) => `${plan} ${billing}: ${weeks} weeks cost £299.`,
  }))
  await post({ ...lead, careerPathName: 'Data Science', billing: 'annual', email: 'one@example.com' })
  await post({ ...lead, careerPathName: 'Nothing', email: 'two@example.com' })
  await upstream.close()
  const mails = await Promise.all(
    (await readdir(mailDir)).map(async (name) => PostalMime.parse(await readFile(join(mailDir, name)))),
  )
  const said = mails.filter(({ text }) => text?.includes('£299'))
  expect(said.map(({ to }) => to?.[0]?.address).sort()).toEqual(['admissions@example.com', 'one@example.com'])
  const words = 'growth-project-pack annual: 24 weeks cost £299.'
  for (const { text } of said) expect(text).toContain(words)
  expect(said.some(({ text }) => text?.includes(`Price quoted: ${words}`))).toBe(true)
})

test('mails go through a real SMTP conversation, many over a few connections', async () => {
  const { mail, mails, connections, close } = await smtpForTest()
  ;({ upstream } = upstreamForTest({ mail }))
  await post(lead)
  await upstream.settled()
  expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(['a@b.co', 'admissions@example.com'])
  await Promise.all(Array.from({ length: 10 }, (_, n) => post({ ...lead, email: `a${n}@example.com` })))
  await upstream.close()
  await close()
  expect(mails).toHaveLength(22)
  expect(connections()).toBeLessThanOrEqual(3)
})

test('mail to another machine is encrypted, unless the settings say otherwise', async () => {
  const { mail, mails, close } = await smtpForTest()
  // 0.0.0.0 counts as another machine, and the server has no STARTTLS.
  const smtpUrl = mail.smtpUrl.replace('127.0.0.1', '0.0.0.0')
  ;({ upstream, logged } = upstreamForTest({ mail: { ...mail, smtpUrl } }))
  await post(lead)
  await upstream.close()
  expect([
    mails,
    logged.filter(({ event }) => event === 'delivery_failed').map(({ reason }) => reason),
  ]).toEqual([[], ['ETLS 500']])
  ;({ upstream } = upstreamForTest({ mail: { ...mail, smtpUrl: `${smtpUrl}?requireTLS=false` } }))
  await post(lead)
  await upstream.close()
  await close()
  expect(mails).toHaveLength(2)
})

test('a failed mail does not fail the lead, and is logged without personal data', async () => {
  const mail = {
    smtpUrl: 'smtp://127.0.0.1:1',
    dir: '',
    from: 'hello@example.com',
    leadsTo: 'admissions@example.com',
    perHour: 200,
  }
  ;({ upstream, logged } = upstreamForTest({ mail }))
  expect((await post(lead)).status).toBe(201)
  await upstream.close()
  expect(logged).toContainEqual({
    level: 'error',
    event: 'delivery_failed',
    destination: 'mail',
    kind: 'lead_admissions',
    record: 'lead 1',
    attempt: 1,
    reason: 'ESOCKET',
    state: 'waiting',
  })
  expect(JSON.stringify(logged)).not.toContain(lead.email)
})
