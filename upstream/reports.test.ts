import Papa from 'papaparse'
import { listLeads } from './leads'
import { listMessages } from './messages'
import { leadsAsCsv, leadsAsList, messagesAsCsv, messagesAsList } from './reports'
import { call, lead, upstreamForTest } from './testing'

let { upstream } = upstreamForTest()

beforeEach(() => {
  ;({ upstream } = upstreamForTest())
})

afterEach(() => upstream.close())

async function storedAfter(...changes: (Partial<typeof lead> & Record<string, unknown>)[]) {
  for (const change of changes) await call(upstream, 'POST', '/api/leads/', { ...lead, ...change })
  return await listLeads(await upstream.database())
}

// As a spreadsheet reads the file: the first row names the columns.
function parsed(csv: string): Record<string, string>[] {
  const { data, errors } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true })
  expect(errors).toEqual([])
  return data
}

test('the list for admissions shows each lead, and cannot move the cursor', async () => {
  const list = leadsAsList(await storedAfter({ message: 'Call me\u001b[2J' }))
  expect(list).toContain('A B  +44 20 7946 0000  a@b.co  UK')
  expect(list).toMatch(
    /^#1 {2}(\w{3}-){2}\w{3} {2}\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}Data · growth-project-pack\n/,
  )
  expect(list).toContain('1 lead')
  expect(list).not.toContain('\u001b')
})

test('a lead comes back unchanged from the CSV', async () => {
  const typed = { company: 'Smith, "Sons"', message: 'One\nTwo', firstName: 'Zoë -', jobTitle: "'s" }
  const csv = leadsAsCsv(await storedAfter(typed))
  expect(parsed(csv)).toEqual([expect.objectContaining({ ...lead, ...typed, id: '1', subscribe: '1' })])
  expect(csv.startsWith('\uFEFF"id","created (UTC)","careerPathName",')).toBe(true)
})

test.each([
  ['x;=HYPERLINK("http://evil.example")', 'x;\'=HYPERLINK("http://evil.example")'],
  ['x; @SUM(1)', "x;' @SUM(1)"],
  ['x;+cmd|1', "x;'+cmd|1"],
  ['Thank you ;-)', 'Thank you ;-)'],
  ['One; two', 'One; two'],
])('%s runs nothing when cells are split at semicolons', async (message, written) => {
  expect(parsed(leadsAsCsv(await storedAfter({ message })))).toMatchObject([{ message: written }])
})

test('list and CSV have the reference, the billing, the page and the campaign', async () => {
  const extensions = {
    reference: 'C3D-F4G-H6J',
    billing: 'annual',
    page: '/careerpaths/data',
    campaign: 'utm_id=1',
  }
  const leads = await storedAfter(extensions)
  expect(parsed(leadsAsCsv(leads))).toMatchObject([extensions])
  expect(leadsAsList(leads)).toContain('#1  C3D-F4G-H6J  ')
  expect(leadsAsList(leads)).toContain(' · annual\n')
  expect(leadsAsList(leads)).toContain('\n  /careerpaths/data  utm_id=1\n')
})

test.each(['+447700900123', '+44 20 7946 0000', '020 7946 0000'])(
  'the phone number %s stays unchanged',
  async (phone) => {
    expect(parsed(leadsAsCsv(await storedAfter({ phone })))).toMatchObject([{ phone }])
  },
)

test.each(['=HYPERLINK("x")', '+1-2', '+44*cmd', "-1+1+cmd|'/C calc'!A0", '@SUM(A1)', '＝1+1'])(
  'the cell %j starts no formula',
  async (message) => {
    expect(parsed(leadsAsCsv(await storedAfter({ message })))).toMatchObject([{ message: `'${message}` }])
  },
)

test('no formula starts after a line end in a cell', async () => {
  const [row] = parsed(leadsAsCsv(await storedAfter({ message: '=1+1\n=2\n2 = 2' })))
  expect(row).toMatchObject({ message: "'=1+1\n'=2\n2 = 2" })
})

test('a spreadsheet reads the time of a lead as a date', async () => {
  const [row] = await storedAfter({})
  if (!row) throw new Error('There is no lead')
  const [shown] = parsed(leadsAsCsv([{ ...row, created_at: '2026-11-21T15:04:05.678Z' }]))
  expect(shown).toMatchObject({ 'created (UTC)': '2026-11-21 15:04:05' })
})

test('list and CSV mark only a withdrawn lead, with the time of the withdrawal', async () => {
  const [live, row] = await storedAfter({ firstName: 'Ann' }, { firstName: 'Bob' })
  if (!live || !row) throw new Error('There are not two leads')
  const leads = [live, { ...row, withdrawn_at: '2026-11-23T15:04:05.678Z' }]
  expect(leadsAsList(leads).match(/.*WITHDRAWN.*\n.*/g)).toEqual([
    `  WITHDRAWN on 2026-11-23 15:04 UTC: do not call\n  Ann B  ${lead.phone}  a@b.co  UK`,
  ])
  expect(parsed(leadsAsCsv(leads)).map((row) => row['withdrawn (UTC)'])).toEqual(['', '2026-11-23 15:04:05'])
})

test('messages are listed and exported as leads are', async () => {
  const message = {
    name: '=cmd()',
    email: 'a@b.co',
    company: 'Smith, "Sons"',
    phone_number: '+447700900123',
    subject: 'Call\u001b[2J',
    body: '',
    reference: 'C3D-F4G-H6J',
    page: '/contact-us',
    campaign: '',
  }
  await call(upstream, 'POST', '/api/contact-us/', message)
  const stored = await listMessages(await upstream.database())
  expect(parsed(messagesAsCsv(stored))).toMatchObject([{ ...message, name: "'=cmd()" }])
  expect(messagesAsList(stored)).toContain('=cmd(), Smith, "Sons"')
  expect(messagesAsList(stored)).toContain('#1  C3D-F4G-H6J  ')
  expect(messagesAsList(stored)).toContain('1 message\n')
  expect(messagesAsList(stored)).not.toContain('\u001b')
})
