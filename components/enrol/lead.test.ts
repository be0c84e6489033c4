import { rule } from '@/contract/testing'
import { parseForm } from '@/lib/form/form'
import { type LeadField, leadFields, leadSchema } from './lead'

const good: Record<LeadField, string> = {
  careerPathName: 'Data Science',
  selectedPlan: 'growth-project-pack',
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.com',
  phone: '07700 900123',
  country: 'United Kingdom',
  'job-title': '',
  company: '',
  source: 'A Friend',
  message: '',
  start: '',
  subscribe: '',
}

function submit(change: Partial<Record<LeadField, string>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...good, ...change })) form.set(name, value)
  return parseForm(leadFields, leadSchema(form.get('country') as string), form)
}

function errorsOf(change: Partial<Record<LeadField, string>>) {
  const parsed = submit(change)
  return parsed.data === null ? parsed.errors : {}
}

rule('5.2', 'a complete form becomes a lead with its phone number in E.164', () => {
  expect(submit({ subscribe: 'on' }).data).toEqual({ ...good, phone: '+447700900123', subscribe: true })
})

rule.each([
  ['', 'careerPathName', 'Choose a career path'],
  ['', 'selectedPlan', 'Choose a plan'],
  ['5.1', 'firstName', 'Enter your first name'],
  ['5.1', 'lastName', 'Enter your last name'],
  ['5.1', 'email', 'Enter your email address'],
  ['5.1', 'phone', 'Enter your phone number'],
  ['5.1', 'country', 'Choose a country'],
  ['5.1', 'source', 'Tell us how you heard about us'],
])('%s is required', (field, message) => {
  expect(errorsOf({ [field]: '' })).toEqual({ [field]: message })
  expect(errorsOf({ [field]: '  \t ' })).toEqual({ [field]: message })
})

test('a form with several faults gets all their errors at once', () => {
  const none = Object.fromEntries(leadFields.map((field) => [field, ''])) as typeof good
  expect(Object.keys(errorsOf({ ...none, email: 'nobody', phone: 'none' }))).toEqual([
    'careerPathName',
    'selectedPlan',
    'firstName',
    'lastName',
    'email',
    'phone',
    'country',
    'source',
  ])
})

test.each<[LeadField, number]>([
  ['firstName', 100],
  ['lastName', 100],
  ['job-title', 150],
  ['company', 150],
  ['message', 500],
])('%s accepts %i characters and refuses one more', (field, max) => {
  expect(errorsOf({ [field]: '🙂'.repeat(max) })).toEqual({})
  expect(errorsOf({ [field]: '🙂'.repeat(max + 1) })[field]).toContain(`must be ${max} characters or fewer`)
})

test.each(['a@b', 'a b@example.com', '@example.com', `${'x'.repeat(250)}@example.com`])(
  '%s is refused as an email address',
  (email) => {
    expect(errorsOf({ email }).email).toBeTruthy()
  },
)

test.each(['o&m@example.com', 'a/b@example.com', 'info@münchen.de', 'first.last+tag@sub.example.co.uk'])(
  '%s is accepted as an email address',
  (email) => {
    expect(errorsOf({ email })).toEqual({})
  },
)

test('a phone number of 15 digits is refused at its field', () => {
  expect(errorsOf({ phone: '+881612345678901' }).phone).toBeTruthy()
})

test('the phone field asks for the country code when the country has no known prefix', () => {
  expect(errorsOf({ country: 'Antarctica', phone: '12345' }).phone).toContain(
    'begins with + and its country code',
  )
  expect(errorsOf({ country: 'France', phone: '12' }).phone).toContain(
    'as you’d dial it in your country (France)',
  )
})

test.each(['<b>Ada</b>', '😀', 'عبد الله', "O'Brien-Smith", '=1+1'])(
  '%s is stored as it was typed',
  (firstName) => {
    expect(submit({ firstName }).data?.firstName).toBe(firstName)
  },
)

test.each(['Ada\0', 'A\u0007da', 'Ada\nBcc: all@example.com'])(
  'control characters in a name are refused: %j',
  (firstName) => {
    expect(errorsOf({ firstName }).firstName).toContain('contains characters we can’t read')
  },
)

test('a message keeps its line breaks', () => {
  expect(submit({ message: 'One\r\nTwo' }).data?.message).toBe('One\nTwo')
})

test('an unknown plan or source is refused', () => {
  expect(errorsOf({ selectedPlan: 'free', source: 'Radio' })).toEqual({
    selectedPlan: 'Choose a plan',
    source: 'Tell us how you heard about us',
  })
})
