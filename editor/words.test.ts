import { alternativeOf, choicesOf, type FormSchema, formSchemaOf } from './form-schema'
import { kinds, schemaOf } from './kinds'
import { words } from './words'
import { wordsFor } from './words-for'
import { wordsOfBrand } from './words-of-brand'
import { wordsOfPages } from './words-of-pages'
import { wordsOfProvider } from './words-of-provider'

/** What leads to each field of a schema. */
function fieldsIn(schema: FormSchema, names: string[]): string[][] {
  const chosen = alternativeOf(schema, undefined)
  const { choices } = choicesOf(chosen) ?? {}
  if (choices) return choices.flatMap(({ name, schema }) => fieldsIn(schema, [...names, name]))
  const entry = chosen.items ?? chosen.additionalProperties
  const own = Object.entries(chosen.properties ?? {}).filter(([, field]) => !field.const)
  return [
    ...own.flatMap(([key, field]) => [[...names, key], ...fieldsIn(field, [...names, key])]),
    ...(entry ? fieldsIn(entry, names) : []),
  ]
}

const fields = kinds.flatMap((kind) =>
  ['', 'blog'].flatMap((slug) => fieldsIn(formSchemaOf(schemaOf(kind, slug)), [kind.name])),
)

test('each field that a schema knows has words in its form', () => {
  expect(fields.length).toBeGreaterThan(300)
  expect(fields.filter((names) => !wordsFor(names)).map((names) => names.join('.'))).toEqual([])
})

test('there are no words for a field that no schema knows', () => {
  const used = new Set(fields.map((names) => wordsFor(names)?.key))
  expect(Object.keys(words).filter((key) => !used.has(key))).toEqual([])
})

test('no field has words in two of the lists', () => {
  const keys = [wordsOfProvider, wordsOfPages, wordsOfBrand].flatMap((list) => Object.keys(list))
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})
