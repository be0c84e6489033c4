import { z } from 'zod'
import { type Field, FieldError, required } from './field-checks'

/** A trimmed text. A number becomes its digits. `max` is in characters; an emoji counts as one. */
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
      if ([...trimmed].length > max)
        throw new FieldError(`Ensure this field has no more than ${max} characters.`)
      return trimmed
    },
  }
}

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

// Django's rule in short: a name with or without dots, and a host with at least one dot. Quoted names are refused,
// because mail programs read further addresses inside the quotes.
const emailPattern =
  /^([-!#$%&'*+/=?^_`{}|~0-9a-z]+(\.[-!#$%&'*+/=?^_`{}|~0-9a-z]+)*)@([\p{L}\p{N}]([-\p{L}\p{N}]{0,61}[\p{L}\p{N}])?\.)+[-\p{L}\p{N}]{2,63}(?<!-)$/iu

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

/** An ISO date; empty by default. */
export function day(): Field<string> {
  const date = text(10, { optional: true })
  return {
    type: 'date',
    absent: '',
    read(value) {
      const written = date.read(value)
      if (written === '' || z.iso.date().safeParse(written).success) return written
      throw new FieldError('Date has wrong format. Use one of these formats instead: YYYY-MM-DD.')
    },
  }
}

/** A boolean in any spelling that Django REST Framework accepts; false by default. */
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
