import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabaseUrl } from '@/database/testing'
import { embedded } from '@/lib/api/embedded'
import { limits } from '@/lib/limits/limits'
import { take } from '@/lib/limits/take'
import { siteDatabase } from '@/lib/store/site-database'
import { during } from '@/lib/visit/visit'
import { listMessages } from '@/upstream/messages'
import { formKeyField, newFormKey } from './form-key'
import { submitEventRegistration } from './submit-message'

// Next's cache works only inside Next.
jest.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {} }))

const folder = mkdtempSync(join(tmpdir(), 'event-form-'))
cpSync(join(process.cwd(), 'content'), folder, { recursive: true })
Object.assign(process.env, {
  DATABASE_URL: testDatabaseUrl(),
  MAIL_DIR: join(folder, 'mail'),
  CONTENT_DIR: folder,
})

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterAll(async () => {
  await embedded().close()
  await (await siteDatabase()).destroy()
})

const full = 'ai-meets-marketing-automation'
const open = 'ai-in-financial-services'

async function send(event: string, name: string, client = '192.0.2.1') {
  const form = new FormData()
  form.set(formKeyField, newFormKey() ?? '')
  for (const [field, value] of Object.entries({ event, name, email: `${name}@example.com` }))
    form.set(field, value)
  return await during({ id: 'one', client }, () =>
    submitEventRegistration({ status: 'idle', values: {}, errors: {} }, form),
  )
}
const edit = (slug: string, from: string, to: string) => {
  const file = join(folder, 'events', `${slug}.md`)
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
}

test('the response says whether a seat was free, also to a visitor who already has one', async () => {
  edit(full, 'seats: 24', 'seats: 1')
  const reserved = /^Please confirm your seat by the link in our email/
  const waiting = /^All seats are taken/
  expect((await send(full, 'ada')).text).toMatch(reserved)
  expect((await send(full, 'bob')).text).toMatch(waiting)
  expect((await send(full, 'ada')).text).toMatch(waiting)
  expect((await send(open, 'ada')).text).toMatch(reserved)
})

test.each([
  ['cancelled: true', /cancelled, so we haven’t registered you/],
  ['closes: "2020-01-01T00:00:00"', /closed, so we haven’t registered you/],
])('with %s nothing is stored, and what was typed comes back', async (line, words) => {
  edit(open, 'repeats: yearly', `repeats: yearly\n${line}`)
  const before = (await listMessages(await embedded().database())).length
  expect(await send(open, 'eve')).toMatchObject({
    status: 'failed',
    text: expect.stringMatching(words),
    values: { name: 'eve', email: 'eve@example.com' },
  })
  expect(await listMessages(await embedded().database())).toHaveLength(before)
  edit(open, `\n${line}`, '')
})

test('30 people behind one IP address can register, and a visitor over the limit reads what to do', async () => {
  const most = limits['registrations, client'].points
  const db = await siteDatabase()
  const count = async () => (await db.selectFrom('registrations').selectAll().execute()).length
  const before = await count()
  for (let n = 0; n < 30; n++) await send(open, `office-${n}`, '192.0.2.7')
  expect(await count()).toBe(before + 30)
  for (let n = 30; n < most; n++) await take(['registrations, client', `${open} 192.0.2.7`])
  expect(await send(open, 'late', '192.0.2.7')).toMatchObject({
    status: 'failed',
    text: expect.stringMatching(
      /Please try again in \d+ minutes?\. Or write to hello@northlight\.example\.$/,
    ),
    values: { name: 'late' },
  })
  // The late visitor can still register for another event.
  expect((await send(full, 'late', '192.0.2.7')).status).toBe('sent')
})

test('forms with made-up events count against the client’s limit of enquiries', async () => {
  const sent = []
  for (let n = 0; n <= limits['enquiries, client'].points; n++)
    sent.push((await send(`made-up-${n}`, `none-${n}`, '192.0.2.9')).status)
  expect(sent.filter((status) => status === 'sent')).toHaveLength(limits['enquiries, client'].points)
})
