export type Errors = Record<string, string[]>

/** `read` throws FieldError with the framework's message. */
export type Field<T> = {
  type: 'string' | 'email' | 'choice' | 'boolean'
  /** Turns a request's value into the stored one. */
  read: (value: unknown) => T
  /** The value when the field was not sent. */
  absent: T | typeof required
}

export type Fields = Record<string, Field<unknown>>

export const required = Symbol('required')

/** The fault of one value, in the framework's words. */
export class FieldError extends Error {}

type Values<Some> = { [Name in keyof Some]: Some[Name] extends Field<infer T> ? T : never }

/**
 * Checks fields as a Django REST Framework serializer does, with its messages; unknown ones are ignored. The
 * values to store, or the errors by field.
 */
export function check<Some extends Fields>(
  fields: Some,
  body: Record<string, unknown>,
): { values: Values<Some>; errors: null } | { values: null; errors: Errors } {
  const values: Record<string, unknown> = {}
  const errors: Errors = {}
  for (const [name, field] of Object.entries(fields)) {
    try {
      values[name] = Object.hasOwn(body, name) ? field.read(body[name]) : absent(field)
    } catch (error) {
      if (!(error instanceof FieldError)) throw error
      errors[name] = [error.message]
    }
  }
  return Object.keys(errors).length > 0
    ? { values: null, errors }
    : { values: values as Values<Some>, errors: null }
}

function absent<T>(field: Field<T>): T {
  if (field.absent === required) throw new FieldError('This field is required.')
  return field.absent as T
}

/** For OPTIONS: type, label and whether it is required. */
export function metadataOf(fields: Fields) {
  const entries = Object.entries(fields).map(([name, { type, absent }]) => {
    const words = name.replaceAll('_', ' ').toLowerCase()
    const label = words.charAt(0).toUpperCase() + words.slice(1)
    return [name, { type, required: absent === required, read_only: false, label }]
  })
  return Object.fromEntries(entries)
}
