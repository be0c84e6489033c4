import { writeKey } from './write-key'

const minute = 60_000
const form = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
let record: object
let number = 0

beforeEach(() => {
  record = { email: 'ada@example.com', message: `Hello ${number++}` }
})

const key = (formKey: string | undefined, at: number) => writeKey('/api/leads/', record, formKey, at)

test('the key of a form with equal content is the same at any time, and reveals nothing', () => {
  expect(key(form, 0)).toMatch(/^[0-9a-f]{64}$/)
  expect(key(form, 23 * 60 * minute)).toBe(key(form, 0))
})

test('the key differs when the form, the content or the path differs', () => {
  const first = key(form, 0)
  expect(key('0f8fad5b-d9cb-469f-a165-70867728950e', 0)).not.toBe(first)
  expect(key(undefined, 0)).not.toBe(first)
  expect(writeKey('/api/contact-us/', record, form, 0)).not.toBe(first)
  record = { ...record, email: 'ada@example.org' }
  expect(key(form, 0)).not.toBe(first)
})

test('without a form key, equal content within ten minutes has the same key', () => {
  const first = key(undefined, 9.99 * minute)
  expect(key(undefined, 10.01 * minute)).toBe(first)
  expect(key(undefined, 19.9 * minute)).toBe(first)
  expect(key(undefined, 20 * minute)).not.toBe(first)
})

test('another process gives the same key within the same ten minutes', () => {
  const first = key(undefined, 1 * minute)
  jest.isolateModules(() => {
    const other = jest.requireActual<typeof import('./write-key')>('./write-key')
    expect(other.writeKey('/api/leads/', record, undefined, 9 * minute)).toBe(first)
  })
})
