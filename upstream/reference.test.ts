import { isReference, newReference, referenceOf } from './reference'

test('each key has one reference, in groups of three and without characters that look alike', () => {
  const keys = Array.from({ length: 500 }, (_, number) => String(number))
  const references = keys.map(referenceOf)
  expect(references).toEqual(keys.map(referenceOf))
  expect(new Set(references).size).toBe(500)
  for (const reference of references) {
    expect(reference).toMatch(/^\w{3}-\w{3}-\w{3}$/)
    expect(reference).not.toMatch(/[01258AEIOUBLSZ]/)
    expect(isReference(reference)).toBe(true)
  }
})

test('a record without a key gets another reference each time', () => {
  expect(newReference()).not.toBe(newReference())
})

test.each([
  '',
  'C3D-C3D',
  'c3d-c3d-c3d',
  'C3D-C3D-C3D\n',
  'C0D-C3D-C3D',
  'https://x.example',
  7,
  null,
  ['C3D-C3D-C3D'],
])('%j is not a reference', (value) => {
  expect(isReference(value)).toBe(false)
})
