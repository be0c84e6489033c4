import { differences } from './differences'

const said = (...answers: Parameters<typeof differences>) => differences(...answers).map(({ text }) => text)

test('a different status is reported with the received body', () => {
  expect(said({ status: 201, body: { id: 1 } }, { status: 422, body: { detail: 'No' } })).toEqual([
    'The status is 422, expected 201. Body: {"detail":"No"}',
  ])
})

test('a success may have more fields, but no fewer and none of another type', () => {
  const expected = {
    status: 200,
    body: { id: 1, access: '<access token>', next: null, results: [{ title: 'a' }] },
  }
  expect(said(expected, { status: 200, body: { ...expected.body, id: 7, access: 'x', more: 1 } })).toEqual([])
  expect(said(expected, { status: 200, body: { id: '7', next: 2, results: [{}] } })).toEqual([
    'id is a text ("7"), expected a number',
    'access is missing, expected "<access token>"',
    'next is a number (2), expected nothing',
    'results[0].title is missing, expected "a"',
  ])
})

test('a refusal must have equal fields, and a difference in words is marked as wording', () => {
  const expected = { status: 400, body: { email: ['Enter a valid email address.'] } }
  expect(differences(expected, { status: 400, body: { email: ['Invalid.'] } })).toEqual([
    { text: 'email[0] says "Invalid.", expected "Enter a valid email address."', isWording: true },
  ])
  expect(said(expected, { status: 400, body: { email: 'Enter a valid email address.' } })).toEqual([
    'email is a text ("Enter a valid email address."), expected a list',
  ])
  expect(said(expected, { status: 400, body: { ...expected.body, name: ['No'] } })).toEqual([
    'name is not expected: ["No"]',
  ])
})

test('only the beginning of a refusal is compared when its reason comes from the JSON parser', () => {
  const expected = {
    status: 400,
    body: { detail: 'JSON parse error - Expecting value: line 1 column 10 (char 9)' },
  }
  const saying = (detail: string) => said(expected, { status: 400, body: { detail } })
  expect(saying('JSON parse error - Unexpected end of JSON input')).toEqual([])
  expect(saying('Malformed request.')).toEqual([
    'detail says "Malformed request.", expected "JSON parse error - Expecting value: line 1 column 10 (char 9)"',
  ])
})
