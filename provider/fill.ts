import { z } from 'zod'
import { nearest } from './nearest'

/** What stands for `{{name}}` in a text, by its name. */
export type Values = Readonly<Record<string, string>>

const places = /\{\{\s*([^{}]*?)\s*\}\}/g

/**
 * Puts values in the places that a text names, such as `{{legal_name}}`.
 *
 * @param unknown says what stands for a name that has no value
 */
export function fill(text: string, values: Values, unknown: (name: string, at: number) => string): string {
  return text.replace(places, (_, name: string, at: number) => values[name] ?? unknown(name, at))
}

/** What to tell of a name that has no value. */
export function unknownName(name: string, known: readonly string[]): string {
  const meant = nearest(name, known)
  if (meant) return `{{${name}}}: did you mean {{${meant}}}?`
  return `{{${name}}} is not known; known are ${known.map((each) => `{{${each}}}`).join(', ')}`
}

/**
 * A schema of which every text may name values.
 *
 * @param schema checks what it is once they are in their places
 */
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
