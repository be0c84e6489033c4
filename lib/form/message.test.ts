import { rule } from '@/contract/testing'
import { callBackSchema, contactSchema, eventSchema, resourceSchema } from './message'

const person = { firstName: ' Ada ', lastName: 'Example', email: 'ada@example.com' }

test('a call-back request names the country and carries the number in international form', () => {
  const typed = { ...person, country: 'United Kingdom', phone: '07700 900123' }
  expect(callBackSchema('United Kingdom').parse(typed)).toEqual({
    name: 'Ada Example',
    email: 'ada@example.com',
    phone_number: '+447700900123',
    company: '-',
    subject: 'Call-back request',
    body: 'Country: United Kingdom',
    kind: 'call-back',
  })
})

test('a call-back asks for the country code when the country has no known prefix', () => {
  const typed = { ...person, country: 'Antarctica', phone: '12345' }
  const { error } = callBackSchema('Antarctica').safeParse(typed)
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Enter a phone number that begins with + and its country code, like +44 7700 900123',
  ])
})

rule('5.9', 'a registration’s subject names its event or resource, in at most 200 characters', () => {
  const registration = eventSchema('😀'.repeat(300)).parse({ name: 'Ada', email: 'ada@example.com' })
  expect(registration.subject.startsWith('Event registration: 😀')).toBe(true)
  expect([...registration.subject]).toHaveLength(200)
  expect(registration.kind).toBe('event')
  expect(resourceSchema('A plan').parse({ ...person, country: '' })).toMatchObject({
    name: 'Ada Example',
    subject: 'Resource request: A plan',
    body: '',
    kind: 'resource',
  })
})

test('a registration has the event’s date, and a request to hear of the next round has none', () => {
  const typed = { name: 'Ada', email: 'ada@example.com' }
  const date = 'Wednesday, 13 October 2027 at 11:00 New York time'
  expect(eventSchema('AI', { date }).parse(typed)).toMatchObject({
    subject: 'Event registration: AI',
    body: date,
  })
  expect(eventSchema('AI', { date, isPast: true }).parse(typed)).toMatchObject({
    subject: 'Tell me when it runs again: AI',
    body: '',
  })
})

const message = {
  name: 'Ada',
  email: 'ada@example.com',
  phone_number: '',
  company: 'C',
  subject: 'S',
  body: '',
}

rule.each([
  ['5.7', 'name', ' ', 'Enter your name'],
  ['', 'email', 'nope', 'Enter an email address like name@example.com'],
  ['5.7', 'company', '', 'Enter your company, or “None”'],
  ['', 'subject', 'a\0b', 'Subject contains characters we can’t read. Type it again'],
  ['', 'body', 'x'.repeat(5001), 'The message must be 5000 characters or fewer'],
  ['', 'phone_number', '1'.repeat(31), 'Phone number must be 30 characters or fewer'],
])('a message whose %s is %j is refused with the reason', (field, value, reason) => {
  const result = contactSchema.safeParse({ ...message, [field]: value })
  expect(result.error?.issues.map(({ message }) => message)).toEqual([reason])
})
