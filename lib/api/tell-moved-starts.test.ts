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
const tick = async () => await tellMovedStarts((await siteDatabase()) as never)
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

test('a moved start is announced once, after half an hour, to enquiries that are not closed or withdrawn', async () => {
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

test('a change that is undone within half an hour is announced to nobody', async () => {
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

test('a deleted start is announced to nobody', async () => {
  edit('cyber-security', (text) => text.replace(/ {2}- \{ id: autumn.*\n/, ''))
  await tick()
  pass(60 * minute)
  await tick()
  expect(await mailsTo('bob')).toEqual([])
})

test('the only start of a path is announced when it moves, and not when it rolls over to the next year', async () => {
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

const twoStarts =
  (date: string, more = '') =>
  (text: string) =>
    text
      .replace(/^(?:course_start_(?:date|repeats): .*|starts:| {2}- \{ id: .*)\n/gm, '')
      .replace(/^class_times:/m, `starts:\n  - { id: winter, date: ${date}${more} }\nclass_times:`)
const stand = async () => {
  await tick()
  pass(30 * minute)
  await tick()
}

test('learners who chose a day that stood less than half an hour get a mail about the final day', async () => {
  stopDate('2027-01-12T10:00:00Z')
  const edited = (date: string, more?: string) => edit('software-engineering', twoStarts(date, more))
  edited('2027-02-02')
  await tick()
  edited('2027-02-09')
  await tick()
  const id = await ask('kim', 'Software Engineering', '2027-02-09')
  edited('2027-02-02')
  await stand()
  expect((await mailsTo('kim')).map(({ subject }) => subject)).toEqual([
    'Software Engineering now starts on Tuesday 2 February 2027',
  ])
  expect(await startOf(id)).toBe('2027-02-02')
  await ask('lee', 'Software Engineering', '2027-02-02')
  edited('2027-02-16')
  await tick()
  await ask('mia', 'Software Engineering', '2027-02-16')
  edited('2027-02-23')
  await stand()
  for (const [name, from] of [
    ['lee', '2 February'],
    ['mia', '16 February'],
  ] as const) {
    const [mail, ...more] = await mailsTo(name)
    expect([more, mail?.text]).toEqual([[], expect.stringContaining(`not on Tuesday ${from} 2027.`)])
  }
})

test('a cancelled start whose day changes is not announced again', async () => {
  edit('software-engineering', twoStarts('2027-02-23', ', cancelled: true'))
  await stand()
  edit('software-engineering', twoStarts('2027-03-02', ', cancelled: true'))
  await stand()
  expect((await mailsTo('lee')).map(({ subject }) => subject).slice(1)).toEqual([
    'Cancelled: Software Engineering on Tuesday 23 February 2027',
  ])
  edit('software-engineering', twoStarts('2027-03-02'))
  await stand()
  expect((await mailsTo('lee')).at(-1)?.subject).toBe(
    'Software Engineering starts on Tuesday 2 March 2027 after all',
  )
})

test('a changed start whose first class stays on its day is not announced', async () => {
  edit('software-engineering', twoStarts('2027-03-07'))
  await stand()
  const count = (await mailsTo('lee')).length
  edit('software-engineering', twoStarts('2027-03-08'))
  await stand()
  expect(await mailsTo('lee')).toHaveLength(count)
})

test('a yearly start of another zone rolls over without a mail, once its first class is over', async () => {
  stopDate('2027-03-07T20:00:00Z')
  edit('software-engineering', (text) =>
    twoStarts(
      '2027-03-08',
      ', time_zone: Pacific/Auckland',
    )(text).replace('starts:', 'course_start_repeats: yearly\nstarts:'),
  )
  await stand()
  await ask('zoe', 'Software Engineering', '2027-03-08')
  // In Auckland it is the ninth, in London the eighth.
  stopDate('2027-03-08T14:00:00Z')
  await stand()
  expect(await mailsTo('zoe')).toEqual([])
})

test('the only start of a path keeps its enquiries when it moves into a list of starts', async () => {
  stopDate('2027-01-12T10:00:00Z')
  edit('business-analysis', (text) =>
    text.replace(/^course_start_date: .*\n/m, 'course_start_date: 2027-05-04\n'),
  )
  await tick()
  await ask('pat', 'Business Analysis', '2027-05-04')
  edit('business-analysis', twoStarts('2027-05-04'))
  await tick()
  edit('business-analysis', twoStarts('2027-05-11'))
  await stand()
  expect((await mailsTo('pat')).map(({ subject }) => subject)).toEqual([
    'Business Analysis now starts on Tuesday 11 May 2027',
  ])
})
