import { invalid } from './refusal'

/** `read` gives the value to store, or throws FieldError. `absent` is the value of a field that was not sent. */
export type Field<T> = {
  type: 'string' | 'email' | 'choice' | 'boolean' | 'date'
  read: (value: unknown) => T
  absent: T | typeof required
}

export type Fields = Record<string, Field<unknown>>

export type Values<Some> = { [Name in keyof Some]: Some[Name] extends Field<infer T> ? T : never }

export const required = Symbol('required')

/** The fault of one value, in the words of Django REST Framework. */
export class FieldError extends Error {}

/** Checks like a Django REST Framework serializer: ignores unknown fields, and throws each field's first fault. */
export function check<Some extends Fields>(fields: Some, body: Record<string, unknown>): Values<Some> {
  const values: Record<string, unknown> = {}
  const errors: Record<string, string[]> = {}
  for (const [name, field] of Object.entries(fields)) {
    try {
      values[name] = Object.hasOwn(body, name) ? field.read(body[name]) : absent(field)
    } catch (error) {
      if (!(error instanceof FieldError)) throw error
      errors[name] = [error.message]
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return values as Values<Some>
}

function absent<T>(field: Field<T>): T {
  if (field.absent === required) throw new FieldError('This field is required.')
  return field.absent as T
}

/** Describes the fields in a response to OPTIONS. */
export function metadataOf(fields: Fields) {
  const entries = Object.entries(fields).map(([name, { type, absent }]) => {
    const words = name.replaceAll('_', ' ').toLowerCase()
    const label = words.charAt(0).toUpperCase() + words.slice(1)
    return [name, { type, required: absent === required, read_only: false, label }]
  })
  return Object.fromEntries(entries)
}
