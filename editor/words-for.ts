import { words } from './words'

/** What a field is called, and what to know of it. */
export type Wording = { label: string; help?: string; key: string }

/**
 * The words for a field.
 *
 * @param names lead to it: the kind of file, then each field, list or section on the way
 */
export function wordsFor(names: string[]): Wording | undefined {
  const [parent, name = ''] = names.slice(-2)
  const key = [`${parent}.${name}`, name].find((each) => words[each] !== undefined)
  if (!key) return
  const [label = '', help] = (words[key] ?? '').split(' | ')
  return { label, help, key }
}

/** A name of the files as words: "future-proof" is "Future proof". */
export function spoken(name: string): string {
  const text = name.replace(/[-_]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
