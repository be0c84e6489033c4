import { GET } from '@/app/api/cron/route'
import { enqueue } from '@/delivery/outbox'
import { addressHash } from '@/lib/privacy/address-hash'
import { forget } from '@/lib/privacy/forget'
import { embedded } from './embedded'
import { ada, at, siteOfMornings } from './testing-mornings'

process.env.CRON_SECRET = 'a secret for the clock'
const site = siteOfMornings()

async function cron() {
  const headers = { authorization: `Bearer ${process.env.CRON_SECRET}` }
  const response = await GET(new Request('http://localhost/api/cron', { headers }) as never)
  expect(response.status).toBe(200)
}

test('the morning mail names waiting, held and undelivered items by reference, and repeats nothing that was typed', async () => {
  const waiting = await site.insertLead('CCC-DDD-FFF')
  await site.insertLead('GGG-HHH-JJJ', { withdrawn_at: at })
  const callBack = await site.insertMessage('KKK-MMM-NNN', 'call-back')
  await site.insertMessage('PPP-QQQ-RRR', 'contact')
  const [suspect, note] = [
    await site.hold('one', 'lead'),
    await site.hold('two', 'message', { subject: 'Offer' }),
  ]
  const stuck = await site.strand('lead_confirmation')
  await cron()
  const [mail, ...more] = await site.mails()
  expect(more).toEqual([])
  expect(mail?.to).toMatchObject([{ address: 'admissions@example.com' }])
  expect(mail?.subject).toBe('Tue 30 Mar 2027: 2 to call, 2 held as possible spam, 1 not delivered')
  for (const body of [mail?.text, mail?.html?.replaceAll(/<[^>]+>/g, ' ')]) {
    expect(body).toMatch(
      new RegExp(
        `Call by Wed 31 Mar 2027\\W+CCC-DDD-FFF \\(lead ${waiting}\\)\\s+KKK-MMM-NNN \\(message ${callBack}\\)\\s`,
      ),
    )
    expect(body).toMatch(
      new RegExp(
        `Held lead ${suspect.id}\\W+${suspect.reference}\\s[\\w\\s]+npm run site -- leads --release ${suspect.id}\\s`,
      ),
    )
    expect(body).toMatch(
      new RegExp(
        `Held message ${note.id}\\W+${note.reference}\\s+npm run site -- messages --release ${note.id}\\s`,
      ),
    )
    expect(body).toMatch(new RegExp(`Number ${stuck}\\W+mail · lead_confirmation · lead 707`))
    expect(body).not.toMatch(/GGG-HHH-JJJ|PPP-QQQ-RRR|Ada|Lovelace|lovelace|maybe|Cheap|Engines|Analytical/)
  }
  expect(
    site.lines.filter((line) => line.includes('morning_checked')).map((line) => JSON.parse(line)),
  ).toEqual([
    expect.objectContaining({ day: '2027-03-30', waiting: 2, held: 2, undelivered: 1, level: 'info' }),
  ])
  expect(site.lines.join('')).not.toMatch(/lovelace|Cheap|maybe/i)
})

test('the mail says to call an enquiry today when today is its promised day', async () => {
  await site.insertLead('CCC-DDD-FFF', { created_at: '2027-03-25T10:00:00.000Z' })
  await site.decide(at)
  const [mail] = await site.mails()
  expect(mail?.subject).toBe('Tue 30 Mar 2027: 1 to call')
  expect(mail?.text).toContain('1 enquiry was promised a call, today or later.')
  expect(mail?.text).toMatch(/Call today: CCC-DDD-FFF \(lead \d+\)/)
})

test('the mail shows the promised day of a held form, also when that day is over', async () => {
  const day = (reference: string, created_at: string) =>
    site.db().updateTable('quarantine').set({ created_at }).where('key', '=', reference).execute()
  for (const [key, kind] of [
    ['old', 'call-back'],
    ['new', 'call-back'],
    ['other', 'contact'],
  ])
    await site.hold(key as string, 'message', { kind })
  await day('old', '2027-03-22T10:00:00.000Z')
  await site.decide(at)
  const text = (await site.mails())[0]?.text
  expect(text?.match(/.*all .*promised by.*/g)).toEqual([
    '  A call was promised by Tue 23 Mar 2027',
    '  Call promised by Wed 31 Mar 2027',
  ])
})

test('the mail is withheld when its day is over', async () => {
  await site.hold('one', 'lead')
  await site.decide('2027-03-29T20:00:00Z')
  await embedded().settled()
  expect(await site.items()).toMatchObject([{ state: 'withheld', reason: 'its day is over' }])
})

test('the outbox entry of the mail names no form', async () => {
  const { reference } = await site.hold('one', 'lead')
  await site.decide(at)
  expect(JSON.stringify(await site.items())).not.toContain(reference)
})

test('the mail does not name a form when its sender was forgotten before the mail is sent', async () => {
  await site.hold('one', 'lead')
  await forget(
    site.db() as never,
    { address: ada, hash: addressHash(ada), mailbox: addressHash(ada) },
    new Date(at),
  )
  // Queue the mail after the form was forgotten: a quick worker could send it before.
  const item = { destination: 'mail', kind: 'morning', payload: { day: '2027-03-30' }, record: 'morning' }
  await enqueue(site.db() as never, [item], new Date(at))
  expect(await site.mails()).toEqual([])
  expect(await site.items()).toMatchObject([{ state: 'withheld', reason: 'there is nothing left to report' }])
})

test('the mail says how many more there are when a list is long', async () => {
  for (let number = 0; number < 43; number++) await site.hold(`key ${number}`, 'lead')
  await site.decide(at)
  const text = (await site.mails())[0]?.text ?? ''
  expect(text).toContain('43 forms are held as possible spam')
  expect(text.match(/--release/g)).toHaveLength(40)
  expect(text).toContain('Not shown here: 3')
})
