import { kinds, schemaOf } from './edited-kinds'
import { type FormSchema, jsonSchemaOf } from './form-schema'

/** Each field of a schema, and the names that lead to it. */
function fieldsIn(schema: FormSchema, names: string[]): { field: FormSchema; names: string[] }[] {
  const { properties = {}, anyOf = [], oneOf = [], items, additionalProperties } = schema
  const own = Object.entries(properties).filter(([, field]) => field.const === undefined)
  return [
    ...own.flatMap(([key, field]) => [
      { field, names: [...names, key] },
      ...fieldsIn(field, [...names, key]),
    ]),
    ...[...anyOf, ...oneOf, items, additionalProperties || undefined].flatMap((inner) =>
      inner ? fieldsIn(inner, names) : [],
    ),
  ]
}

const fields = kinds.flatMap((kind) =>
  ['', 'blog'].flatMap((slug) => fieldsIn(jsonSchemaOf(schemaOf(kind, slug, [])), [kind.name])),
)

test('each field of a schema has a title in the form', () => {
  expect(fields.length).toBeGreaterThan(300)
  expect(fields.filter(({ field }) => !field.title).map(({ names }) => names.join('.'))).toEqual([])
})
