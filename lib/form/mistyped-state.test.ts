import { askedField, meantField, parseForm } from './form'
import { contactSchema } from './message'
import { meantHost, mistypedState } from './mistyped-state'

const typed = { name: 'Dana', phone_number: '', company: 'None', subject: 'Hours', body: '' }
const fields = [...Object.keys(typed), 'email']

/** Posts the contact form with these additional fields, and returns the outcome. */
function sent(more: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...typed, ...more })) form.set(name, value)
  const { values, data } = parseForm(fields, contactSchema, form)
  if (!data) throw new Error('The form was refused')
  return { values, data, asked: mistypedState(values, data.email) }
}

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmail..com', 'gmail.com'],
  ['gamil.comm', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['homtail.co.uk', 'hotmail.co.uk'],
  ['hotmail.co.k', 'hotmail.co.uk'],
  ['outlok.com', 'outlook.com'],
  ['yaho.co.uk', 'yahoo.co.uk'],
  ['yahoo.cm', 'yahoo.com'],
  ['iclod.com', 'icloud.com'],
  ['btintrenet.com', 'btinternet.com'],
  ['protonmial.con', 'protonmail.com'],
  ['gmaıl.com', 'gmail.com'],
])('%s is recognised as a slip of %s', (host, meant) => {
  expect(meantHost(host)).toBe(meant)
})

test.each([
  ...[
    'gmail.com',
    'mail.com',
    'email.com',
    'ymail.com',
    'gmx.com',
    'gmx.co.uk',
    'live.co.uk',
    'hotmail.co.uk',
  ],
  ...[
    'gmx.de',
    'gmx.net',
    'hotmail.fr',
    'yahoo.de',
    'yahoo.com.au',
    'yahoo.co.jp',
    'yahoo.co.in',
    'outlook.de',
  ],
  ...['aon.com', 'gml.com', 'nsn.com', 'proton.ch', 'retail.com', 'airmail.com', 'outlook.example'],
  ...['münchen.de', 'xn--mnchen-3ya.de', 'почта.рф', 'dana-example.co.uk', 'student.gmial.com.example'],
  ...['', '.', 'gmail', 'constructor', '<script>.com', `${'gmail.'.repeat(40)}com`],
])('%j is not a slip', (host) => {
  expect(meantHost(host)).toBeUndefined()
})

test.each([
  ['dana@gmial.com', 'dana@gmail.com'],
  ['Dana.Retail@GMIAL.COM', 'Dana.Retail@gmail.com'],
  ['dana+news@gmial.com', 'dana+news@gmail.com'],
  [' dana@gmial.com. ', 'dana@gmail.com'],
  ['дана@gmial.com', 'дана@gmail.com'],
  ['İ@gmial.com', 'İ@gmail.com'],
  ['"><img/src=x>@gmial.com', '"><img/src=x>@gmail.com'],
])('%j is questioned, and the suggestion %j differs only in its host', (email, meant) => {
  const { asked } = sent({ email })
  expect(asked).toMatchObject({ status: 'asked', errors: {}, meant, values: { ...typed, email } })
})

test('an address with a final dot is sent without it, and not questioned', () => {
  const { asked, data } = sent({ email: 'dana@gmail.com.' })
  expect(asked).toBeUndefined()
  expect(data.email).toBe('dana@gmail.com')
})

test('a rare host is accepted when the form is sent again, even after another host was questioned', () => {
  const first = sent({ email: 'dana@gmial.com' }).asked
  const asked = first?.values[askedField] ?? ''
  expect(sent({ email: 'Dana.B@GMIAL.com', [askedField]: asked }).asked).toBeUndefined()
  const second = sent({ email: 'dana@outlok.com', [askedField]: asked }).asked
  expect(second?.meant).toBe('dana@outlook.com')
  const both = second?.values[askedField] ?? ''
  for (const email of ['dana@gmial.com', 'dana@outlok.com'])
    expect(sent({ email, [askedField]: both }).asked).toBeUndefined()
})

test('the suggested address is sent and shown when the sender takes it', () => {
  const { values, data, asked } = sent({ email: 'dana@gmial.com', [meantField]: 'dana@gmail.com' })
  expect(asked).toBeUndefined()
  expect(data.email).toBe('dana@gmail.com')
  expect(values.email).toBe('dana@gmail.com')
})

test('a corrected address is checked like any other', () => {
  expect(() => sent({ email: 'dana@gmial.com', [meantField]: 'nobody' })).toThrow('refused')
  expect(sent({ email: 'a@b.example', [meantField]: 'dana@hotmial.com' }).asked?.meant).toBe(
    'dana@hotmail.com',
  )
})
