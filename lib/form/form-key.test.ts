import { formKeyField, formKeyOf, newFormKey } from './form-key'

const posted = (key: string | Blob) => {
  const form = new FormData()
  form.set(formKeyField, key as string)
  return form
}

test('a key that the browser creates is read from the form', () => {
  const key = newFormKey() ?? ''
  expect(key).not.toBe(newFormKey())
  expect(formKeyOf(posted(key))).toBe(key)
})

test.each(['', '1', 'x'.repeat(36), `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)} `, new Blob(['1'])])(
  'a key that is not a UUID is ignored',
  (key) => {
    expect(formKeyOf(posted(key))).toBeUndefined()
  },
)

test('a form without script has no key', () => {
  expect(formKeyOf(new FormData())).toBeUndefined()
})
