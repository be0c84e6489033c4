export type Errors = Record<string, string[]>

/** One field of a request. `read` throws FieldError with the framework's message. */
export type Field<T> = {
  type: 'string' | 'email' | 'choice' | 'boolean'
  /** Turns the value of a request into what is stored. */
  read: (value: unknown) => T
  /** What stands for a field that was not sent. */
  absent: T | typeof required
}

export type Fields = Record<string, Field<unknown>>

export const required = Symbol('required')

/** What is wrong with one value, in the framework's words. */
export class FieldError extends Error {}

type Values<Some> = { [Name in keyof Some]: Some[Name] extends Field<infer T> ? T : never }

/**
 * Checks a request's fields as a Django REST Framework serializer does, with its messages. Unknown fields are ignored.
 *
 * @param fields what the call takes
 * @param body what was sent
 * @returns the values to store, or the errors by field
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

/**
 * What an OPTIONS request is told of the fields.
 *
 * @param fields what the call takes
 * @returns type, label and whether it is required, by field
 */
export function metadataOf(fields: Fields) {
  const entries = Object.entries(fields).map(([name, { type, absent }]) => {
    const words = name.replaceAll('_', ' ').toLowerCase()
    const label = words.charAt(0).toUpperCase() + words.slice(1)
    return [name, { type, required: absent === required, read_only: false, label }]
  })
  return Object.fromEntries(entries)
}
