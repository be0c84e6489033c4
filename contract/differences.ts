import { comparedByBeginning, type RecordedResponse } from './exchanges'

export type Difference = {
  text: string
  /** True when only a message's words or a header differ. The site depends on neither. */
  isWording: boolean
}

/**
 * Returns a sentence with the field's name for each difference. A success may have extra fields. A refusal must be
 * equal, except after `comparedByBeginning`. "<…>" matches any text, and an id matches any id of the same type.
 */
export function differences(expected: RecordedResponse, actual: RecordedResponse): Difference[] {
  if (expected.status !== actual.status)
    return broken(`The status is ${actual.status}, expected ${expected.status}. Body: ${shown(actual.body)}`)
  if (typeof expected.body === 'string') return []
  return compare(expected.body, actual.body, '', expected.status >= 400)
}

function compare(expected: unknown, actual: unknown, path: string, isExact: boolean): Difference[] {
  const at = path || 'The body'
  if (kindOf(expected) !== kindOf(actual))
    return broken(`${at} is ${kindOf(actual)} (${shown(actual)}), expected ${kindOf(expected)}`)
  if (Array.isArray(expected) && Array.isArray(actual)) return compareLists(expected, actual, path, isExact)
  if (isRecord(expected) && isRecord(actual)) return compareRecords(expected, actual, path, isExact)
  if (isAsGood(expected, actual, path)) return []
  if (typeof expected === 'string')
    return [{ text: `${at} says ${shown(actual)}, expected ${shown(expected)}`, isWording: isExact }]
  return broken(`${at} is ${shown(actual)}, expected ${shown(expected)}`)
}

function isAsGood(expected: unknown, actual: unknown, path: string): boolean {
  if (expected === actual || /(^|\.)id$/.test(path) || /^<.+>$/.test(String(expected))) return true
  return [expected, actual].every((said) => String(said).startsWith(comparedByBeginning))
}

function compareLists(expected: unknown[], actual: unknown[], path: string, isExact: boolean) {
  if (expected.length !== actual.length) {
    const counts = `has ${actual.length} entries (${shown(actual)}), expected ${expected.length} (${shown(expected)})`
    return broken(`${path || 'The body'} ${counts}`)
  }
  return expected.flatMap((item, index) => compare(item, actual[index], `${path}[${index}]`, isExact))
}

type Body = Record<string, unknown>

function compareRecords(expected: Body, actual: Body, path: string, isExact: boolean): Difference[] {
  const inside = (name: string) => (path ? `${path}.${name}` : name)
  const more = isExact ? Object.keys(actual).filter((name) => !Object.hasOwn(expected, name)) : []
  return [
    ...Object.keys(expected).flatMap((name) =>
      Object.hasOwn(actual, name)
        ? compare(expected[name], actual[name], inside(name), isExact)
        : broken(`${inside(name)} is missing, expected ${shown(expected[name])}`),
    ),
    ...more.flatMap((name) => broken(`${inside(name)} is not expected: ${shown(actual[name])}`)),
  ]
}

function broken(text: string): Difference[] {
  return [{ text, isWording: false }]
}

function isRecord(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  return { object: 'an object', string: 'a text', number: 'a number' }[typeof value as string] ?? typeof value
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}
