import { isDeepStrictEqual } from 'node:util'
import { type FormSchema, isNamed, type NamedSchemas } from './form-schema'

/** Turns a form's values into the file's. An untouched value stays as written. Undefined for an empty value. */
export function asWritten(schema: FormSchema, sent: unknown, before: unknown): unknown {
  if (isDeepStrictEqual(sent, before)) return before
  const value = changed(schema, sent, before)
  if (value === undefined && before === null) return null
  return before === undefined && isDeepStrictEqual(value, schema.usual) ? undefined : value
}

function changed(schema: FormSchema, sent: unknown, before: unknown): unknown {
  if (Array.isArray(sent)) return list(schema, sent, before)
  if (isNamed(sent)) return named(schema, sent, isNamed(before) ? before : {})
  return typeof sent === 'string' ? text(schema, sent, before) : (sent ?? undefined)
}

function text({ asked }: FormSchema, sent: string, before: unknown): unknown {
  const value = sent.replaceAll('\r\n', '\n').trim()
  const same = asked === 'colour' ? String(before).toLowerCase() : String(before ?? '').trim()
  if (value === same) return before ?? undefined
  return asked === 'line' ? value.replace(/\s*\n\s*/g, ' ') || undefined : value || undefined
}

function list({ items = {}, emptyAs }: FormSchema, sent: unknown[], before: unknown): unknown {
  const entries = Array.isArray(before) ? before : []
  if (sent.length === 0) return emptyAs ?? (Array.isArray(before) ? [] : undefined)
  return sent.map((each, index) => {
    const same = entries.find((entry) => isDeepStrictEqual(entry, each))
    return asWritten(items, each, same ?? entries[index]) ?? ''
  })
}

function named(schema: FormSchema, sent: NamedSchemas, before: NamedSchemas): NamedSchemas {
  const {
    properties = {},
    additionalProperties,
    oneOf = [],
    discriminator: { propertyName: name = '' } = {},
  } = schema
  const chosen = name ? oneOf.find((each) => each.properties?.[name]?.const === sent[name]) : undefined
  if (chosen) return named(chosen, sent, before[name] === sent[name] ? before : {})
  const entry = additionalProperties || undefined
  const asked = Object.entries(entry ? sent : properties).map(([key, each]) => {
    const field = entry ?? (each as FormSchema)
    return [key, field.const ?? asWritten(field, sent[key], before[key])] as const
  })
  // Unknown names in the file stay. Unknown names from the form are dropped.
  const strange = entry ? [] : Object.entries(before).filter(([key]) => !Object.hasOwn(properties, key))
  return Object.fromEntries([...asked, ...strange].filter(([, value]) => value !== undefined))
}
