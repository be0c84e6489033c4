import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ICAL from 'ical.js'
import PostalMime from 'postal-mime'
import { convertIcsCalendar } from 'ts-ics'
import { testDatabaseUrl } from '@/database/testing'
import { siteDatabase } from '@/lib/store/site-database'
import { stopDate } from '@/lib/time/testing'
import { call, lead } from '@/upstream/testing'
import { embedded } from './embedded'
import { tellMovedStarts } from './tell-moved-starts'

const folder = mkdtempSync(join(tmpdir(), 'starts-'))
const mailDir = join(folder, 'mail')
const content = join(folder, 'content')
cpSync(join(process.cwd(), 'content'), content, { recursive: true })
Object.assign(process.env, {
  DATABASE_URL: testDatabaseUrl(),
  MAIL_DIR: mailDir,
  CONTENT_DIR: content,
  SITE_URL: 'https://www.example.com',
})

const minute = 60_000
const day = 24 * 60 * minute
const list = `starts:
  - { id: spring, date: 2027-04-06 }
  - { id: autumn, date: 2027-10-05 }`

beforeAll(async () => {
  await embedded().database()
  stopDate('2027-01-12T10:00:00Z')
})
beforeEach(() => jest.spyOn(process.stdout, 'write').mockReturnValue(true))
afterAll(async () => {
  jest.useRealTimers()
  await embedded().close()
  await (await siteDatabase()).destroy()
})

const edit = (file: string, change: (text: string) => string) => {
  const path = join(content, 'career-paths', `${file}.md`)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}
const pass = (ms: number) => jest.setSystemTime(Date.now() + ms)
const tick = () => tellMovedStarts(siteDatabase)
async function ask(name: string, careerPathName: string, start: string) {
  const body = { ...lead, email: `${name}@example.com`, careerPathName, start }
  return (await call(embedded(), 'POST', '/api/leads/', body)).body.id as number
}
const setStatus = async (id: number, status: 'closed' | 'withdrawn' | 'enrolled') =>
  await (await embedded().database()).updateTable('leads').set({ status }).where('id', '=', id).execute()
const startOf = async (id: number) => {
  const row = (await embedded().database()).selectFrom('leads').select('start').where('id', '=', id)
  return (await row.executeTakeFirst())?.start
}
async function mailsTo(name: string) {
  await embedded().settled()
  const files = readdirSync(mailDir).sort()
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(mailDir, file)))))
  return mails.filter(
    ({ to, attachments }) => to?.[0]?.address === `${name}@example.com` && attachments.length > 0,
  )
}
const calendarIn = (mail: Awaited<ReturnType<typeof mailsTo>>[number] | undefined) =>
  new TextDecoder().decode(mail?.attachments[0]?.content as ArrayBuffer)

test('a start that has moved for half an hour is announced once, to enquiries that stand', async () => {
  edit('cyber-security', (text) =>
    text.replace(/^course_start_date: .*\n/m, '').replace(/^course_start_repeats: .*$/m, list),
  )
  const ids = [
    await ask('ada', 'Cyber Security', '2027-04-06'),
    await ask('bob', 'Cyber Security', '2027-10-05'),
    await ask('eve', 'Cyber Security', '2027-04-06'),
    await ask('joe', 'Cyber Security', '2027-04-06'),
  ] as const
  await setStatus(ids[2], 'closed')
  await setStatus(ids[3], 'withdrawn')
  await tick()
  edit('cyber-security', (text) => text.replace('2027-04-06', '2027-04-13'))
  await tick()
  pass(29 * minute)
  await tick()
  expect(await mailsTo('ada')).toEqual([])
  pass(minute)
  await tick()
  await tick()
  const [mail, ...more] = await mailsTo('ada')
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Cyber Security now starts on Tuesday 13 April 2027')
  expect(mail?.text).toContain('It begins on Tuesday 13 April 2027, not on Tuesday 6 April 2027.')
  expect(convertIcsCalendar(undefined, calendarIn(mail))).toMatchObject({
    method: 'REQUEST',
    events: [{ sequence: 1, start: { date: new Date('2027-04-13T00:00:00Z'), type: 'DATE' } }],
  })
  for (const name of ['bob', 'eve', 'joe']) expect(await mailsTo(name)).toEqual([])
  expect(await Promise.all(ids.map(startOf))).toEqual([
    '2027-04-13',
    '2027-10-05',
    '2027-04-06',
    '2027-04-06',
  ])
})

test('a change that is taken back within half an hour reaches nobody', async () => {
  edit('cyber-security', (text) => text.replace('2027-10-05', '2027-10-12'))
  await tick()
  pass(20 * minute)
  edit('cyber-security', (text) => text.replace('2027-10-12', '2027-10-05'))
  await tick()
  pass(60 * minute)
  await tick()
  expect(await mailsTo('bob')).toEqual([])
})

test('a cancelled start cancels the calendar entry', async () => {
  edit('cyber-security', (text) => text.replace('2027-04-13 }', '2027-04-13, cancelled: true }'))
  await tick()
  pass(30 * minute)
  await tick()
  const mail = (await mailsTo('ada')).at(-1)
  expect(mail?.subject).toBe('Cancelled: Cyber Security on Tuesday 13 April 2027')
  const file = new ICAL.Component(ICAL.parse(calendarIn(mail)))
  expect(file.getFirstPropertyValue('method')).toBe('CANCEL')
  expect(file.getFirstSubcomponent('vevent')?.getFirstPropertyValue('sequence')).toBe(2)
  expect(convertIcsCalendar(undefined, calendarIn(mail))).toMatchObject({
    method: 'CANCEL',
    events: [{ sequence: 2, status: 'CANCELLED' }],
  })
})

test('a start that is deleted leaves its date to the enquiries that name it', async () => {
  edit('cyber-security', (text) => text.replace(/ {2}- \{ id: autumn.*\n/, ''))
  await tick()
  pass(60 * minute)
  await tick()
  expect(await mailsTo('bob')).toEqual([])
})

test('the only start of a path is announced when it moves, and not when the next year’s comes', async () => {
  const id = await ask('ann', 'Data Science', '2028-01-10')
  await tick()
  edit('data-science', (text) => text.replace(/^course_start_date: .*$/m, 'course_start_date: 2027-01-03'))
  await tick()
  pass(30 * minute)
  await tick()
  expect((await mailsTo('ann')).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Data Science now starts on .* January 2028$/),
  ])
  const moved = await startOf(id)
  pass(366 * day)
  await tick()
  pass(60 * minute)
  await tick()
  expect(await mailsTo('ann')).toHaveLength(1)
  expect(await startOf(id)).toBe(moved)
})
