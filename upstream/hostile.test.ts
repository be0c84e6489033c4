import { createTransport } from 'nodemailer'
import Papa from 'papaparse'
import PostalMime from 'postal-mime'
import { bodiesOf } from '@/delivery/letter'
import { hostileStrings } from '@/e2e/fixtures/hostile-strings'
import { messageMail } from './mail-texts'
import { leadsAsCsv, messagesAsCsv } from './reports'
import { upstreamForTest } from './testing'

const created_at = '2026-11-21T15:04:05.678Z'

const extensions = (text: string) => ({ reference: 'C3D-F4G-H6J', page: text, campaign: text })

const messageOf = (text: string, id: number) => ({
  id,
  created_at,
  name: text,
  email: 'ada@example.com',
  email_key: 'ada@example.com',
  phone_number: text,
  company: text,
  subject: text,
  body: text,
  kind: 'contact' as const,
  ...extensions(text),
})

const leadOf = (text: string, id: number) => ({
  id,
  created_at,
  careerPathName: text,
  start: '',
  selectedPlan: text,
  firstName: text,
  lastName: text,
  email: 'ada@example.com',
  email_key: 'ada@example.com',
  phone: text,
  country: text,
  jobTitle: text,
  company: text,
  source: text,
  subscribe: 0 as const,
  message: text,
  billing: '',
  withdrawn_at: null,
  undo_until: null,
  ...extensions(text),
})

test('hostile words stay in the text of a mail, and add no recipient', async () => {
  const { settings, upstream } = upstreamForTest()
  await upstream.close()
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const odd: string[] = []
  for (const [index, text] of hostileStrings.entries()) {
    const from = settings.mail.from
    const { message, envelope } = await transport.sendMail({
      from,
      ...(await bodiesOf(messageMail(messageOf(text, index), settings), undefined)),
    })
    const mail = await PostalMime.parse(message as Buffer)
    const isPlain = mail.html === undefined && mail.attachments.length === 0 && !mail.cc && !mail.bcc
    const isForUs = String(envelope.to) === settings.mail.leadsTo && mail.to?.length === 1
    const isWhole =
      mail.subject?.endsWith(`(message ${index})`) && mail.text?.includes('Email: ada@example.com')
    if (!isPlain || !isForUs || !isWhole) odd.push(text.slice(0, 100))
  }
  expect(odd).toEqual([])
})

// A phone number with its country code is no formula.
const formula = /^(?!\+[\d ]+$)[=+\-@\t\r\n＝＋－＠]/

test.each([
  ['leads', () => leadsAsCsv(hostileStrings.map(leadOf))],
  ['messages', () => messagesAsCsv(hostileStrings.map(messageOf))],
])('hostile words of %s start no formula, row or column in a spreadsheet', (_, csv) => {
  const { data, errors } = Papa.parse<string[]>(csv(), { skipEmptyLines: true })
  expect(errors).toEqual([])
  expect(data).toHaveLength(hostileStrings.length + 1)
  expect(new Set(data.map(({ length }) => length)).size).toBe(1)
  expect(data.flat().filter((cell) => formula.test(cell))).toEqual([])
})
