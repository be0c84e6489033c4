import { z } from 'zod'

/** The part of JSON Schema that content schemas use, with additions for forms. */
export type FormSchema = {
  title?: string
  description?: string
  type?: string
  properties?: Record<string, FormSchema>
  required?: string[]
  additionalProperties?: FormSchema | false
  items?: FormSchema
  anyOf?: FormSchema[]
  oneOf?: FormSchema[]
  discriminator?: { propertyName: string }
  enum?: string[]
  const?: string
  default?: unknown
  format?: string
  pattern?: string
  minItems?: number
  minLength?: number
  maxLength?: number
  /** The kind of input. A `line` is a text without line breaks. */
  asked?: 'colour' | 'picture' | 'line' | 'text' | 'markdown'
  /** The schema's default, under another name: the form writes each `default` into the file. */
  usual?: unknown
  /** The text that a file has instead of an empty list, such as `none`. */
  emptyAs?: string
}

export type NamedSchemas = Record<string, unknown>
export const isNamed = (value: unknown): value is NamedSchemas =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The JSON Schema of a content file before parsing, so fields with a default are optional. */
export function jsonSchemaOf(schema: z.ZodType): FormSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { discriminator: propertyName } = zodSchema._zod.def as { discriminator?: string }
      if (propertyName) jsonSchema.discriminator = { propertyName }
    },
  }) as FormSchema
}

/**
 * The form's schema for one value. Of several alternatives, it has the one that matches. It omits defaults, because the
 * form would write them into the file, and limits, because the content check reports them.
 */
export function formSchemaOf(schema: FormSchema, value?: unknown): FormSchema {
  const { default: usual, minItems, minLength, pattern, format, ...own } = alternativeOf(schema, value)
  const { properties, items, additionalProperties, oneOf, description } = own
  const values = value as Record<string, unknown> | undefined
  const inner = (each: [string, FormSchema]) => [each[0], formSchemaOf(each[1], values?.[each[0]])]
  const usually = usual && ['string', 'number'].includes(typeof usual) ? `Usually ${spoken(`${usual}`)}.` : ''
  return {
    ...own,
    ...(usual !== undefined && { usual, description: [description, usually].filter(Boolean).join(' ') }),
    ...(usual === true && { default: true }),
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(inner)) }),
    ...(items && { items: formSchemaOf(items) }),
    ...(additionalProperties && { additionalProperties: formSchemaOf(additionalProperties) }),
    ...(oneOf && { oneOf: oneOf.map((each) => ({ ...formSchemaOf(each), title: spoken(kindOf(each)) })) }),
    ...(own.enum && {
      enum: undefined,
      oneOf: own.enum.map((each) => ({ const: each, title: spoken(each) })),
    }),
    ...(own.type === 'string' && askedBy({ pattern, format, maxLength: own.maxLength })),
  }
}

/** "future-proof" becomes "Future proof". */
export function spoken(name: string): string {
  const text = name.replace(/[-_]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function alternativeOf(schema: FormSchema, value: unknown): FormSchema {
  const { anyOf, ...rest } = schema
  if (!anyOf) return schema
  if (anyOf.every((each) => each.enum))
    return { ...rest, type: 'string', enum: anyOf.flatMap((each) => each.enum ?? []) }
  const [emptyAs] = anyOf.flatMap((each) => each.const ?? [])
  const list = anyOf.find((each) => each.items)
  if (emptyAs && list) return { ...rest, ...list, emptyAs }
  const fits = anyOf.find((each) => (each.type === 'array') === Array.isArray(value))
  return { ...rest, ...(fits ?? anyOf[0]) }
}

const kindOf = ({ properties }: FormSchema) =>
  Object.values(properties ?? {}).find((each) => each.const)?.const ?? ''

function askedBy({ pattern = '', format = '', maxLength }: FormSchema): FormSchema {
  if (['date', 'email', 'uri'].includes(format)) return { format }
  if (pattern.startsWith('^#[')) return { asked: 'colour' }
  if (pattern.startsWith('^pictures')) return { asked: 'picture' }
  return { asked: pattern || maxLength !== undefined ? 'line' : 'text' }
}
