import type { z } from 'zod'

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, each line with a hyphen',
  object: 'names with values, one on each line',
  record: 'names with values, one on each line',
}

/** A fault in words for editors. Undefined leaves the schema's own message. */
export function wordsOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'unrecognized_keys':
      return Object.keys((issue.inst as unknown as z.ZodObject).shape).join(' ')
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${kinds[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : `must be ${issue.values.join(' or ')}`
    case 'too_small':
      return sizeOf(issue.origin, 'at least', issue.minimum)
    case 'too_big':
      return sizeOf(issue.origin, 'at most', issue.maximum)
    case 'invalid_format':
      return formats[issue.format]
  }
}

const formats: Record<string, string> = {
  date: 'must be a date such as 2027-01-10',
  datetime: 'must be a date and time such as 2027-01-10T09:00:00Z',
  email: 'must be an email address',
  url: 'must be a link such as https://www.example.com',
}

function sizeOf(origin: string, bound: string, size: number | bigint): string {
  if (origin === 'string') return size === 1 ? 'is empty' : `must have ${bound} ${size} characters`
  if (origin === 'array') return `must have ${bound} ${size} ${size === 1 ? 'entry' : 'entries'}`
  return `must be ${bound} ${size}`
}
