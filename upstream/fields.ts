export type Errors = Record<string, string[]>

/** Turns one value of a request into what is stored. Throws FieldError with the framework's message. */
type Field<T> = {
  type: 'string' | 'email' | 'choice' | 'boolean'
  read: (value: unknown) => T
  absent: T | typeof required
}

export type Fields = Record<string, Field<unknown>>

const required = Symbol('required')

class FieldError extends Error {}

type Values<Some> = { [Name in keyof Some]: Some[Name] extends Field<infer T> ? T : never }

/**
 * Checks a request's fields as a Django REST Framework serializer does, with its messages. Unknown fields are ignored.
 * Gives: the values to store, or the errors by field.
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

/** What an OPTIONS request is told of the fields. */
export function metadataOf(fields: Fields) {
  const entries = Object.entries(fields).map(([name, { type, absent }]) => {
    const words = name.replaceAll('_', ' ').toLowerCase()
    const label = words.charAt(0).toUpperCase() + words.slice(1)
    return [name, { type, required: absent === required, read_only: false, label }]
  })
  return Object.fromEntries(entries)
}

/** A string of at most `max` characters, trimmed; a number is taken as its digits. */
export function text(max = Number.POSITIVE_INFINITY, { optional = false } = {}): Field<string> {
  return {
    type: 'string',
    absent: optional ? '' : required,
    read(value) {
      const trimmed = asText(value).trim()
      if (trimmed === '' && !optional) throw new FieldError('This field may not be blank.')
      if (trimmed.includes('\0')) throw new FieldError('Null characters are not allowed.')
      const surrogate = /\p{Surrogate}/u.exec(trimmed)
      if (surrogate) {
        const code = surrogate[0].charCodeAt(0).toString(16).toUpperCase()
        throw new FieldError(`Surrogate characters are not allowed: U+${code}.`)
      }
      if ([...trimmed].length > max) {
        throw new FieldError(`Ensure this field has no more than ${max} characters.`)
      }
      return trimmed
    },
  }
}

/** An e-mail address, stored as it was written. */
export function email(): Field<string> {
  const address = text(254)
  return {
    type: 'email',
    absent: required,
    read(value) {
      const trimmed = address.read(value)
      if (!emailPattern.test(trimmed)) throw new FieldError('Enter a valid email address.')
      return trimmed
    },
  }
}

// Django's rule in short: a dotted atom, then a host with a dot in it. Quoted names, which it allows, are refused: mail
// programs read what is inside the quotes as further addresses.
const emailPattern =
  /^([-!#$%&'*+/=?^_`{}|~0-9a-z]+(\.[-!#$%&'*+/=?^_`{}|~0-9a-z]+)*)@([\p{L}\p{N}]([-\p{L}\p{N}]{0,61}[\p{L}\p{N}])?\.)+[-\p{L}\p{N}]{2,63}(?<!-)$/iu

/** One of a list of words. */
export function choice(words: readonly string[]): Field<string> {
  return {
    type: 'choice',
    absent: required,
    read(value) {
      if (typeof value === 'string' && words.includes(value)) return value
      if (value === null) throw new FieldError('This field may not be null.')
      throw new FieldError(`"${typeof value === 'object' ? 'object' : value}" is not a valid choice.`)
    },
  }
}

/** True or false, in any of the framework's spellings; false when absent. */
export function flag(): Field<boolean> {
  return {
    type: 'boolean',
    absent: false,
    read(value) {
      if (value === null) throw new FieldError('This field may not be null.')
      const word = typeof value === 'object' ? '' : String(value).toLowerCase()
      if (['true', 't', 'yes', 'y', 'on', '1'].includes(word)) return true
      if (['false', 'f', 'no', 'n', 'off', '0'].includes(word)) return false
      throw new FieldError('Must be a valid boolean.')
    },
  }
}

function asText(value: unknown): string {
  if (value === null) throw new FieldError('This field may not be null.')
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  throw new FieldError('Not a valid string.')
}
