import { isDeepStrictEqual } from 'node:util'
import { type FormSchema, isNamed, type Named } from './form-schema'

/**
 * What a form has sent, in the terms of the file. What was not touched is what it was, also where it is written in another way
 * than the form would: left out, null or in other letters.
 *
 * @param schema as `formSchemaOf` gives it
 * @returns undefined where there is nothing to say
 */
export function asWritten(schema: FormSchema, sent: unknown, before: unknown): unknown {
  if (isDeepStrictEqual(sent, before)) return before
  const value = Array.isArray(sent)
    ? list(schema, sent, before)
    : isNamed(sent)
      ? named(schema, sent, isNamed(before) ? before : {})
      : typeof sent === 'string'
        ? text(schema, sent, before)
        : (sent ?? undefined)
  if (value === undefined && before === null) return null
  return before === undefined && isDeepStrictEqual(value, schema.usual) ? undefined : value
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

function named(schema: FormSchema, sent: Named, before: Named): Named {
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
  // What no field asks for stays, and nothing comes under such a name.
  const strange = entry ? [] : Object.entries(before).filter(([key]) => !Object.hasOwn(properties, key))
  return Object.fromEntries([...asked, ...strange].filter(([, value]) => value !== undefined))
}
