import { z } from 'zod'
import { nearest } from './nearest'

/** Values for `{{name}}`, by name. */
export type Values = Readonly<Record<string, string>>

const places = /\{\{\s*([^{}]*?)\s*\}\}/g

/** Replaces `{{name}}`; `unknown` gives the text for a name without a value. */
export function fill(text: string, values: Values, unknown: (name: string, at: number) => string): string {
  return text.replace(places, (_, name: string, at: number) => values[name] ?? unknown(name, at))
}

/** The message about a name that has no value. */
export function unknownName(name: string, known: readonly string[]): string {
  const meant = nearest(name, known)
  if (meant) return `{{${name}}}: did you mean {{${meant}}}?`
  return `{{${name}}} isn’t known. Use one of ${known.map((each) => `{{${each}}}`).join(', ')}`
}

/** `schema` checks the text after its values are filled in. */
export function filled<T>(schema: z.ZodType<T>, values: Values) {
  return z.preprocess((data, context) => fillAll(data, values, context, []), schema)
}

function fillAll(data: unknown, values: Values, context: z.RefinementCtx, path: PropertyKey[]): unknown {
  if (typeof data === 'string')
    return fill(data, values, (name) => {
      context.addIssue({ code: 'custom', path, message: unknownName(name, Object.keys(values)) })
      return name
    })
  if (Array.isArray(data)) return data.map((each, index) => fillAll(each, values, context, [...path, index]))
  if (typeof data !== 'object' || data === null || data instanceof Date) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, each]) => [key, fillAll(each, values, context, [...path, key])]),
  )
}
