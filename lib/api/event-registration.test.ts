import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ICAL from 'ical.js'
import PostalMime from 'postal-mime'
import { convertIcsCalendar } from 'ts-ics'
import { testDatabaseUrl } from '@/database/testing'
import { registrationByLink } from '@/lib/event/read-registrations'
import { answerByLink } from '@/lib/event/seats'
import { readMailLink, unsubscribeLinks } from '@/lib/privacy/mail-links'
import { spendMailLink } from '@/lib/privacy/spend-mail-link'
import { releaseSuspect, setAside } from '@/lib/spam/quarantine'
import { siteDatabase } from '@/lib/store/site-database'
import { stopDate } from '@/lib/time/testing'
import { call } from '@/upstream/testing'
import { embedded } from './embedded'
import { placeOf } from './event-place'
import { tellRegistrants } from './event-rounds'
import { fetchEvents } from './events'

const slug = 'ai-meets-marketing-automation'
const folder = mkdtempSync(join(tmpdir(), 'event-'))
const mailDir = join(folder, 'mail')
cpSync(join(process.cwd(), 'content'), join(folder, 'content'), { recursive: true })
Object.assign(process.env, {
  DATABASE_URL: testDatabaseUrl(),
  MAIL_DIR: mailDir,
  CONTENT_DIR: join(folder, 'content'),
  SITE_URL: 'https://www.example.com',
})

const start = Date.parse('2027-10-13T15:00:00Z')
const minute = 60_000

beforeAll(async () => {
  await embedded().database()
  stopDate('2027-09-01T10:00:00Z')
})
beforeEach(() => jest.spyOn(process.stdout, 'write').mockReturnValue(true))
afterAll(async () => {
  jest.useRealTimers()
  await embedded().close()
  await (await siteDatabase()).destroy()
})

const message = (name: string, change: object = {}) => ({
  name,
  phone_number: '',
  email: `${name}@example.com`,
  company: '-',
  subject: 'Event registration: AI Meets Marketing Automation',
  body: '',
  kind: 'event' as const,
  event: slug,
  ...change,
})
const ask = async (name: string, change: object = {}) =>
  await call(embedded(), 'POST', '/api/contact-us/', message(name, change))

async function mailsTo(name: string) {
  await embedded().settled()
  const all = await Promise.all(
    readdirSync(mailDir)
      .sort()
      .map(async (file) => ({ raw: readFileSync(join(mailDir, file), 'utf8'), file })),
  )
  const parsed = await Promise.all(all.map(async ({ raw }) => await PostalMime.parse(raw)))
  return parsed.filter(({ to }) => to?.[0]?.address === `${name}@example.com`)
}
const calendarIn = (mail: Awaited<ReturnType<typeof mailsTo>>[number] | undefined) => {
  const file = mail?.attachments.find(({ filename }) => filename === 'event.ics')
  return new TextDecoder().decode(file?.content as ArrayBuffer)
}
const linkIn = (text = '') =>
  new URL(/https:\S+\/registration\?\S+/.exec(text)?.[0] ?? 'https://none.example')
const ownBy = async (link: URL) => await registrationByLink(await siteDatabase(), link.searchParams)
const press = async (link: URL, act: 'confirm' | 'cancel') =>
  await answerByLink(await siteDatabase(), (await ownBy(link))?.id ?? 0, act, new Date())
const edit = (change: (text: string) => string, event = slug) => {
  const file = join(folder, 'content/events', `${event}.md`)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
const stateOf = async (link: URL) => (await ownBy(link))?.state

test('a message about an event reserves a seat; the confirmation mail has a calendar file and a link', async () => {
  expect((await ask('ada')).status).toBe(201)
  const [mail, ...more] = await mailsTo('ada')
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Confirm your seat: AI Meets Marketing Automation')
  expect(mail?.text).toMatch(/Wednesday,? 13 October 2027 at 11:00 New York time/)
  expect(mail?.text).not.toContain('classroom.northlight.example')
  const file = calendarIn(mail)
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
  expect(new ICAL.Event(event as ICAL.Component)).toMatchObject({
    summary: 'AI Meets Marketing Automation',
    sequence: 0,
    location: 'Online',
  })
  const read = convertIcsCalendar(undefined, file)
  expect(read).toMatchObject({
    method: 'REQUEST',
    events: [{ summary: 'AI Meets Marketing Automation', start: { date: new Date(start) } }],
  })
  const link = linkIn(mail?.text)
  expect([await press(link, 'confirm'), await stateOf(link)]).toEqual([true, 'confirmed'])
})

test('a forged link opens nothing, and a registration’s link opens no enquiry', async () => {
  const link = linkIn((await mailsTo('ada'))[0]?.text)
  const forged = new URL(link)
  forged.searchParams.set('a', link.searchParams.get('a')?.replace(/^1-/, '2-') ?? '')
  expect(await ownBy(forged)).toBeUndefined()
  expect(readMailLink('enquiry', link.searchParams)).toBeNull()
})

test('a link does not open the registration of another address with the same number, as after a restore', async () => {
  const link = linkIn((await mailsTo('ada'))[0]?.text)
  const own = (await siteDatabase()).updateTable('registrations').where('id', '=', 1)
  await own.set({ email: 'other@example.com' }).execute()
  expect(await ownBy(link)).toBeUndefined()
  await own.set({ email: 'ada@example.com' }).execute()
})

test('an event is full once all seats of its file are taken, also in the list that pages read', async () => {
  for (let n = 1; n < 24; n++) await ask(`p${n}`)
  expect((await fetchEvents()).find((event) => event.slug === slug)).toMatchObject({
    obstacle: 'full',
    seats: 24,
  })
  await ask('late', { reference: 'GGG-HHH-JJJ' })
  expect(await placeOf('GGG-HHH-JJJ', slug)).toBe('waiting')
  expect((await mailsTo('late'))[0]?.subject).toBe(
    'You’re on the waiting list for AI Meets Marketing Automation',
  )
  // Ada has a seat, but her second form gets a stranger's response.
  await ask('ada', { reference: 'KKK-LLL-MMM' })
  expect(await placeOf('KKK-LLL-MMM', slug)).toBe('waiting')
})

test('a form that is held as spam takes no seat until its release', async () => {
  const db = await siteDatabase()
  const taken = async () => (await db.selectFrom('registrations').selectAll().execute()).length
  const before = await taken()
  const submission = { key: 'k'.repeat(43), page: '', campaign: '' }
  await setAside(
    { kind: 'message', fields: message('held', { event: 'ai-in-financial-services' }) },
    submission,
    ['x'],
  )
  expect(await taken()).toBe(before)
  await releaseSuspect(db, 'message', 1)
  expect(await taken()).toBe(before + 1)
})

test('moving and then cancelling an event updates and then cancels its calendar entry', async () => {
  const tick = async () => await tellRegistrants(await siteDatabase())
  const pass = () => jest.setSystemTime(Date.now() + 30 * minute)
  const uid = /^UID:(\S+)/m.exec(calendarIn((await mailsTo('ada'))[0]))?.[1]
  edit((text) => text.replace('T11:00:00', 'T12:30:00'))
  await tick()
  pass()
  await tick()
  edit((text) => text.replace('repeats: yearly', 'repeats: yearly\ncancelled: true'))
  const moved = (await mailsTo('ada')).at(-1)
  expect(moved?.subject).toBe('Changed: AI Meets Marketing Automation')
  expect(moved?.text).toMatch(/Wednesday,? 13 October 2027 at 12:30 New York time/)
  expect(convertIcsCalendar(undefined, calendarIn(moved))).toMatchObject({
    method: 'REQUEST',
    events: [{ uid, sequence: 1, start: { date: new Date(start + 90 * minute) } }],
  })
  await tick()
  pass()
  await tick()
  const cancelled = (await mailsTo('ada')).at(-1)
  expect(cancelled?.subject).toBe('Cancelled: AI Meets Marketing Automation')
  const file = calendarIn(cancelled)
  expect(convertIcsCalendar(undefined, file)).toMatchObject({
    method: 'CANCEL',
    events: [{ uid, sequence: 2, status: 'CANCELLED' }],
  })
  const component = new ICAL.Component(ICAL.parse(file))
  expect(component.getFirstPropertyValue('method')).toBe('CANCEL')
  expect((await fetchEvents()).find((event) => event.slug === slug)?.obstacle).toBe('cancelled')
  expect((await mailsTo('late')).at(-1)?.attachments).toEqual([])
})

test('an unsubscribed address gets no mail about its registration', async () => {
  await spendMailLink('unsubscribe', new URL(unsubscribeLinks('quiet@example.com').oneClick).searchParams)
  await ask('quiet', { event: 'ai-in-financial-services' })
  expect(await mailsTo('quiet')).toEqual([])
})

test('the public list has no link to join', async () => {
  const { body } = await call(embedded(), 'GET', '/api/events/')
  expect(JSON.stringify(body)).not.toContain('classroom.northlight.example')
})

test('in the last two hours before an event a cancelled seat is open to all, even while others wait', async () => {
  const other = 'ai-meets-human-resource-management'
  edit((text) => text.replace('repeats: yearly', 'repeats: yearly\nseats: 1'), other)
  await ask('first', { event: other })
  await ask('second', { event: other })
  const link = linkIn((await mailsTo('first'))[0]?.text)
  await press(link, 'confirm')
  jest.setSystemTime(start - 90 * minute)
  const obstacle = async () => (await fetchEvents()).find((event) => event.slug === other)?.obstacle
  expect(await obstacle()).toBe('full')
  await press(link, 'cancel')
  expect(await obstacle()).toBeNull()
})
