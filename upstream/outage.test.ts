import { httpForTest } from '@/delivery/testing-servers'
import { call, lead, smtpForTest, upstreamForTest } from './testing'

// A day without mail server and webhook receiver, on a clock that the test sets. Leads arrive all day.

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const people = Array.from({ length: 12 }, (_, index) => `person-${index}@example.com`)

async function start() {
  const smtp = await smtpForTest()
  const receiver = await httpForTest()
  const clock = { at: Date.parse('2027-01-10T09:00:00Z') }
  const tries: { destination: unknown; at: number }[] = []
  const { upstream } = upstreamForTest({
    mail: smtp.mail,
    webhook: { url: receiver.url, secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}` },
    now: () => new Date(clock.at),
    log: (_, event, details) => {
      if (/^deliver(ed|y_failed)$/.test(event))
        tries.push({ destination: details?.destination, at: clock.at })
    },
  })
  let sent = 0
  const send = async () => {
    const body = { ...lead, email: people[sent % people.length], message: `No. ${sent}` }
    sent++
    expect((await call(upstream, 'POST', '/api/leads/', body)).status).toBe(201)
  }
  const pass = async (time: number, step: number) => {
    for (const end = clock.at + time; clock.at < end; clock.at += step) await upstream.settled()
  }
  return { smtp, receiver, clock, tries, upstream, send, pass }
}

test('a day without mail server and webhook receiver delays items, and loses none', async () => {
  const { smtp, receiver, clock, tries, upstream, send, pass } = await start()
  await smtp.close()
  await receiver.close()
  for (let count = 0; count < 5; count++) await send()
  await pass(20 * minute, 20 * second)
  for (let count = 0; count < 43; count++) {
    await send()
    await pass(30 * minute, 10 * minute)
  }
  await pass(2 * hour, 10 * minute)
  await pass(20 * minute, 20 * second)
  const isAfter = tries.length
  for (const destination of ['mail', 'webhook']) {
    const times = tries.filter((one) => one.destination === destination).map(({ at }) => at)
    expect(times.length).toBeGreaterThan(50)
    const pauses = times.map((time, index) => time - (times[index - 1] ?? 0))
    // The first dozen tries are simultaneous, and the first probe comes after 5 seconds.
    expect(pauses.slice(13).filter((pause) => pause < minute)).toEqual([])
  }

  await smtp.open()
  await receiver.open()
  const back = clock.at
  await pass(3 * minute, 20 * second)
  const db = await upstream.database()
  const items = await db.selectFrom('outbox').selectAll().execute()
  expect(items).toHaveLength(48 * 3)
  expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['delivered', 'withheld']))
  // All items leave within two minutes after the outage.
  expect(Math.max(...tries.slice(isAfter).map(({ at }) => at - back))).toBeLessThan(2 * minute)

  const told = receiver.received.map(({ body }) => JSON.parse(body).data)
  const written = smtp.mails.filter(({ to }) => to?.[0]?.address === 'admissions@example.com')
  for (const [index, email] of people.entries()) {
    const theirs = Array.from({ length: 4 }, (_, round) => `No. ${index + round * people.length}`)
    expect(told.filter((data) => data.email === email).map(({ message }) => message)).toEqual(theirs)
    const mails = written.filter(({ replyTo }) => replyTo?.[0]?.address === email)
    expect(mails.map(({ text }) => text?.match(/No\. \d+/)?.[0])).toEqual(theirs)
    const own = smtp.mails.filter(({ to }) => to?.[0]?.address === email)
    // One confirmation for each day on which the person enquired.
    expect(own).toHaveLength(2)
  }
  await upstream.close()
  await smtp.close()
  await receiver.close()
})

test('a link to a new password works after a day without mail server, and the outbox never holds its token', async () => {
  const { smtp, receiver, upstream, pass } = await start()
  const [email, password] = ['ada@example.com', 'correct horse battery 9']
  await call(upstream, 'POST', '/api/create-account/', { email, password, confirm_password: password })
  await upstream.settled()
  const db = await upstream.database()
  const rows = () =>
    db.selectFrom('outbox').selectAll().where('kind', '=', 'password_reset').orderBy('id').execute()
  const ask = (email: string) => call(upstream, 'POST', '/api/auth/password-reset/', { email })
  await smtp.close()
  const answers = [await ask(email), await ask('nobody@example.com')]
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, answers[0]?.body]))
  // Until a mail is rendered, each request has one row in the outbox, and no token.
  expect((await rows()).map(({ payload }) => payload)).toEqual(['{"account":1}', '{"account":null}'])
  expect(await db.selectFrom('reset_tokens').select('hash').execute()).toEqual([])
  await pass(24 * hour, 10 * minute)
  await smtp.open()
  await pass(3 * minute, 20 * second)

  const mails = smtp.mails.filter(({ subject }) => subject?.startsWith('Choose a new'))
  expect(mails).toHaveLength(1)
  const link = new URL(mails[0]?.text?.match(/https:\S+/)?.[0] ?? '')
  const { uid, token } = Object.fromEntries(link.searchParams)
  expect(token).toMatch(/^[\w-]{40,}$/)
  const everything = [
    await db.selectFrom('outbox').selectAll().execute(),
    await db.selectFrom('reset_tokens').selectAll().execute(),
  ]
  expect(JSON.stringify(everything)).not.toContain(token)
  expect((await rows()).map(({ state }) => state)).toEqual(['delivered', 'withheld'])
  const [new_password, confirm_new_password] = ['another horse battery 8', 'another horse battery 8']
  const fields = { uid, token, new_password, confirm_new_password }
  expect((await call(upstream, 'POST', '/api/auth/password-reset-confirm/', fields)).status).toBe(200)
  await upstream.close()
  await smtp.close()
  await receiver.close()
})
