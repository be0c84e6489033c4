import { z } from 'zod'

/** What a form needs to know of a value: the part of JSON Schema that our schemas are told in. */
export type FormSchema = {
  type?: string | string[]
  properties?: Record<string, FormSchema>
  required?: string[]
  additionalProperties?: FormSchema | false
  items?: FormSchema
  anyOf?: FormSchema[]
  oneOf?: FormSchema[]
  enum?: string[]
  const?: string
  default?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  /** What stands in the file instead of an empty list. */
  emptyAs?: string
}

export type Choice = { name: string; schema: FormSchema }

/** How a value is asked for. */
export type FieldKind = 'object' | 'list' | 'record' | 'select' | 'tick' | 'number' | 'text'

/** What a form for a kind of file asks for: all that its schema knows, as it is written and not as it is read. */
export function formSchemaOf(schema: z.ZodType): FormSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FormSchema
}

/**
 * The alternative of a schema that a value is of; the first, where there is none yet.
 */
export function alternativeOf(schema: FormSchema, value: unknown): FormSchema {
  const { anyOf, ...rest } = schema
  if (!anyOf) return schema
  if (anyOf.every((each) => each.enum)) return { ...rest, enum: anyOf.flatMap((each) => each.enum ?? []) }
  const [nothing] = anyOf.flatMap((each) => each.const ?? [])
  const list = nothing && anyOf.find((each) => each.items)
  if (list) return { ...rest, ...list, emptyAs: nothing }
  const fits = anyOf.find((each) => (each.type === 'array') === Array.isArray(value))
  return { ...rest, ...(fits ?? anyOf[0]) }
}

export function fieldKindOf({
  type,
  properties,
  additionalProperties,
  items,
  ...schema
}: FormSchema): FieldKind {
  if (schema.oneOf || properties) return 'object'
  if (items) return 'list'
  if (additionalProperties) return 'record'
  if (schema.enum) return 'select'
  const types = [type].flat()
  if (types.includes('boolean')) return 'tick'
  if (types.includes('string')) return 'text'
  return types.includes('number') || types.includes('integer') ? 'number' : 'text'
}

/** The kinds of entry among which one chooses, such as the sections of a page, by the field that tells them apart. */
export function choicesOf({ oneOf = [] }: FormSchema): { field: string; choices: Choice[] } | undefined {
  const field = Object.entries(oneOf[0]?.properties ?? {}).find(([, each]) => each.const)?.[0]
  if (!field) return
  const choices = oneOf.map((schema) => ({ name: schema.properties?.[field]?.const ?? '', schema }))
  return { field, choices }
}

/** The schema of a field by the names that lead to it, those of sections among them. */
export function schemaAt(schema: FormSchema, names: string[]): FormSchema | undefined {
  const [name, ...more] = names
  if (name === undefined) return schema
  const entry = schema.items ?? (schema.additionalProperties || schema)
  const choice = choicesOf(entry)?.choices.find((each) => each.name === name)
  const own = Object.hasOwn(entry.properties ?? {}, name) ? entry.properties?.[name] : undefined
  const next = choice?.schema ?? own
  return next && schemaAt(next, more)
}

export const isColour = ({ pattern }: FormSchema) => !!pattern?.startsWith('^#[')
export const isPicture = ({ pattern }: FormSchema) => !!pattern?.startsWith('^pictures')
