import { phoneHint, toE164 } from './phone'

test.each([
  ['07700 900123', 'United Kingdom', '+447700900123'],
  ['(020) 7946-0018', '', '+442079460018'],
  ['01 23 45 67 89', 'France', '+33123456789'],
  ['+234 803 123 4567', 'United Kingdom', '+2348031234567'],
  ['0044 7700 900123', 'United Kingdom', '+447700900123'],
])('%j with the country %j is read as %j', (typed, country, number) => {
  expect(toE164(typed, country)).toBe(number)
})

test.each(['', 'call me', '12', '+44', '٠٧٧', '9'.repeat(40)])('%j is not a number', (typed) => {
  expect(toE164(typed, 'United Kingdom')).toBeNull()
})

test('only a number with its country code is read when the country is unknown', () => {
  expect(toE164('(415) 555-2671', 'Atlantis')).toBeNull()
  expect(toE164('+1 415 555 2671', 'Atlantis')).toBe('+14155552671')
})

test('a number with an extension is refused, because the extension would be lost', () => {
  expect(toE164('+44 20 7946 0018 ext. 42', '')).toBeNull()
})

test.each([
  ['', 'Enter a phone number we can call, or one with its country code, like +44 7700 900123'],
  [
    'France',
    'Enter a phone number as you’d dial it in your country (France), or one with its country code, like +44 7700 900123',
  ],
  ['Antarctica', 'Enter a phone number that begins with + and its country code, like +44 7700 900123'],
  ['Pitcairn Islands', 'Enter a phone number that begins with + and its country code, like +44 7700 900123'],
  ['Atlantis', 'Enter a phone number that begins with + and its country code, like +44 7700 900123'],
])('the hint for the country %j is %j', (country, hint) => {
  expect(phoneHint(country)).toBe(hint)
})

test('only a number with its country code is accepted in a country that the library does not know', () => {
  expect(toE164('155 555 2671', 'Antarctica')).toBeNull()
  expect(toE164('+64 21 555 267', 'Antarctica')).toBe('+6421555267')
})
