import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { call, lead, upstreamForTest } from './testing'

const front = (more: string) => `---
order: 1
career_name: Data
description: About data
places: 2
${more}---
`

const several = front(`starts:
  - { id: spring, date: 2027-02-09 }
  - { id: autumn, date: 2027-09-07, places: 5 }
`)

function upstreamWith(text: string) {
  const { folder } = upstreamForTest()
  const paths = join(folder, 'content', 'career-paths')
  mkdirSync(paths, { recursive: true })
  const save = (text: string) => writeFileSync(join(paths, 'data.md'), text)
  save(text)
  const now = () => new Date('2026-11-26T12:00:00Z')
  const startWords = (start: string) => `words of ${start}`
  const startId = (start: string) => (start === '2027-02-09' ? 'spring' : 'autumn')
  const made = upstreamForTest({ contentDir: join(folder, 'content'), now, startWords, startId })
  const send = async (start: string, status = 'enrolled') => {
    const { body } = await call(made.upstream, 'POST', '/api/leads/', { ...lead, start })
    const db = await made.upstream.database()
    await db
      .updateTable('leads')
      .set({ status: status as 'enrolled' })
      .where('id', '=', body.id)
      .execute()
  }
  const read = async () => (await call(made.upstream, 'GET', '/api/careerpaths/data/')).body
  return { ...made, save, send, read }
}

test('only enrolled learners take places, each at their own start', async () => {
  const { upstream, send, read } = upstreamWith(several)
  for (const status of ['received', 'answered', 'offered', 'closed', 'withdrawn'])
    await send('2027-02-09', status)
  expect((await read()).starts).toMatchObject([{ places_taken: 0 }, { places_taken: 0 }])
  await send('2027-02-09')
  await send('2027-09-07')
  await send('2027-09-07')
  await send('')
  expect(await read()).toMatchObject({
    course_start_date: '2027-02-09',
    starts: [
      { id: 'spring', places_taken: 1 },
      { id: 'autumn', places_taken: 2, places: 5 },
    ],
  })
  const [listed] = (await call(upstream, 'GET', '/api/careerpaths/')).body
  expect(listed.starts[1].places_taken).toBe(2)
  await upstream.close()
})

test('learners keep their place when the day of a start moves, and their day when the start is removed', async () => {
  const { upstream, save, send, read } = upstreamWith(several)
  await send('2027-09-07')
  save(several.replace('2027-09-07', '2027-09-14'))
  expect((await read()).starts).toMatchObject([{ places_taken: 0 }, { date: '2027-09-14', places_taken: 1 }])
  save(front('course_start_date: 2027-02-09\n'))
  expect((await read()).starts).toBeUndefined()
  const [row] = await (await upstream.database()).selectFrom('leads').selectAll().execute()
  expect(row).toMatchObject({ start: '2027-09-07', start_id: 'autumn' })
  await upstream.close()
})

test('a path with one start counts learners whose start is not over', async () => {
  const { upstream, send, read } = upstreamWith(
    front('course_start_date: 2025-01-10\ncourse_start_repeats: yearly\n'),
  )
  await send('2026-01-10')
  await send('2027-01-10')
  expect((await read()).places_taken).toBe(1)
  await upstream.close()
})

test('a lead has its start in both mails, and not in the contract’s answer', async () => {
  const { upstream, mailDir } = upstreamWith(several)
  const { status, body } = await call(upstream, 'POST', '/api/leads/', { ...lead, start: '2027-02-09' })
  expect([status, 'start' in body]).toEqual([201, false])
  await upstream.settled()
  const mails = await Promise.all(
    readdirSync(mailDir).map((name) => PostalMime.parse(readFileSync(join(mailDir, name)))),
  )
  const text = (address: string) => mails.find((mail) => mail.to?.[0]?.address === address)?.text
  expect(text('admissions@example.com')).toContain('Start: words of 2027-02-09\n')
  expect(text('a@b.co')).toContain('\nStart: words of 2027-02-09\n')
  await upstream.close()
})

test.each(['soon', '2027-02-30', '09/02/2027'])(
  'a lead with the start %j is refused at that field',
  async (start) => {
    const { upstream } = upstreamForTest()
    const { status, body } = await call(upstream, 'POST', '/api/leads/', { ...lead, start })
    expect([status, Object.keys(body)]).toEqual([400, ['start']])
    await upstream.close()
  },
)

test('a path is shown with the last counted places while the database is away', async () => {
  const { upstream, send, read, logged } = upstreamWith(several)
  await send('2027-02-09')
  await read()
  await (await upstream.database()).schema.dropTable('leads').execute()
  expect((await read()).starts[0].places_taken).toBe(1)
  expect(logged).toContainEqual(expect.objectContaining({ event: 'places_not_counted' }))
  await upstream.close()
})
