import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NextRequest } from 'next/server'
import { createAccount } from '@/lib/api/credentials'
import { embedded } from '@/lib/api/embedded'
import { requestTokens } from '@/lib/api/tokens'
import { call, lead } from '@/upstream/testing'
import { answerCookie } from './answer-cookie'
import { writeSession } from './session-cookies'
import { beginSession } from './session-tokens'
import { submitAccountForm } from './submit-account-form'
import { databaseForTest } from './testing'

// Tests the forms of an enquiry with the embedded upstream.

const closeDatabase = databaseForTest()
process.env.MAIL_DIR = mkdtempSync(join(tmpdir(), 'mail-'))
afterAll(async () => {
  await embedded().close()
  await closeDatabase()
})

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
})

const password = 'correct horse 9'

/** A member with a confirmed address and an enquiry. */
async function learner(email: string) {
  await createAccount({ email, password, confirm_password: password })
  const db = await embedded().database()
  const confirmed_at = new Date().toISOString()
  await db.updateTable('accounts').set({ confirmed_at }).where('email', '=', email).execute()
  const { body } = await call(embedded(), 'POST', '/api/leads/', { ...lead, email })
  const tokens = await requestTokens(email, password)
  const { cookies } = new NextRequest('http://localhost/')
  if (tokens) await writeSession(cookies, await beginSession(tokens, 'Firefox/1 (Linux)'))
  const stored = () => db.selectFrom('leads').selectAll().where('id', '=', body.id).executeTakeFirstOrThrow()
  async function submit(name: string, fields: Record<string, string | number> = {}) {
    const form = new FormData()
    for (const [field, value] of Object.entries({ lead: body.id, ...fields })) form.set(field, String(value))
    const sender = { userAgent: null, client: String(Math.random()) }
    const to = await submitAccountForm(name, form, cookies, sender)
    return { to, answer: await answerCookie.read(cookies.get(answerCookie.name)?.value) }
  }
  return { id: body.id as number, db, stored, submit }
}

test('after a withdrawal or its undo, the redirect shows the enquiry on the same page of the list', async () => {
  const { id, stored, submit } = await learner('undoer@example.com')
  const before = await stored()
  expect(await submit('withdraw', { page: 3 })).toMatchObject({
    to: `/dashboard?page=3#enquiry-${id}`,
    answer: { form: 'withdraw', lead: id, status: 'sent' },
  })
  expect((await stored()).withdrawn_at).toBeTruthy()
  const undone = { to: `/dashboard#enquiry-${id}`, answer: { form: 'undo-withdrawal', status: 'sent' } }
  expect(await submit('undo-withdrawal', { page: 1 })).toMatchObject(undone)
  expect(await stored()).toEqual(before)
  expect(await submit('undo-withdrawal', { page: '/evil' })).toMatchObject(undone)
})

test('an undo that comes too late shows that, and the enquiry stays withdrawn', async () => {
  const { id, db, stored, submit } = await learner('late@example.com')
  await submit('withdraw')
  const undo_until = new Date(Date.now() - 1).toISOString()
  await db.updateTable('leads').set({ undo_until }).where('id', '=', id).execute()
  const form = 'It’s too late to undo this. The enquiry stays withdrawn, but you can make a new one.'
  expect((await submit('undo-withdrawal')).answer).toMatchObject({ lead: id, errors: { form } })
  expect((await stored()).withdrawn_at).toBeTruthy()
})

test('another account cannot change an enquiry', async () => {
  const { id, stored, submit } = await learner('owner@example.com')
  const other = await learner('other@example.com')
  const before = await stored()
  const forms = [
    ['withdraw'],
    ['undo-withdrawal'],
    ['phone', { phone: '07700 900456', country: 'United Kingdom' }],
  ]
  for (const [name, fields] of forms as [string, object][])
    expect((await other.submit(name, { ...fields, lead: id })).answer).toMatchObject({ status: 'failed' })
  expect(await stored()).toEqual(before)
  await submit('withdraw')
  const { answer } = await other.submit('undo-withdrawal', { lead: id })
  expect(answer).toMatchObject({ status: 'failed' })
  expect((await stored()).withdrawn_at).toBeTruthy()
  for (const strange of ['', '0', '1e3', '9'.repeat(400)])
    expect(await submit('withdraw', { lead: strange })).toMatchObject({
      to: '/dashboard#enquiries-heading',
      answer: { status: 'failed' },
    })
})

test('a phone number is read in the format of the enquiry’s country', async () => {
  const { stored, submit } = await learner('caller@example.com')
  const country = 'United Kingdom'
  const { answer } = await submit('phone', { phone: '12', country })
  expect(answer).toMatchObject({
    status: 'invalid',
    values: { phone: '12' },
    errors: { phone: expect.stringMatching(/^Enter a phone number as you’d dial it in your country/) },
  })
  expect((await submit('phone', { phone: '', country })).answer?.errors).toEqual({
    phone: 'Enter your phone number',
  })
  expect((await submit('phone', { phone: '07700 900456', country })).answer?.status).toBe('sent')
  expect((await stored()).phone).toBe('+447700900456')
})

test('a withdrawn enquiry accepts no new number, and a sixth change within the hour has to wait', async () => {
  const { stored, submit } = await learner('fickle@example.com')
  const change = async (end: number) =>
    (await submit('phone', { phone: `+44770090012${end}`, country: 'United Kingdom' })).answer
  await submit('withdraw')
  expect(await change(0)).toMatchObject({
    errors: { form: 'You’ve withdrawn this enquiry. We won’t call you about it.' },
  })
  await submit('undo-withdrawal')
  for (const end of [1, 2, 3, 4]) expect((await change(end))?.status).toBe('sent')
  expect(await change(5)).toMatchObject({
    values: { phone: '+447700900125' },
    errors: { form: expect.stringMatching(/^Please try again in \d+ minutes\.$/) },
  })
  expect((await stored()).phone).toBe('+447700900124')
})
