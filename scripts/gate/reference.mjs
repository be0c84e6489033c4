// How a rule names a test: `file › title`, the title as the runner reports it. Those around it may be named before it;
// one that ends with … is the beginning of a title.
import { existsSync, readFileSync } from 'node:fs'

/**
 * @param {string} text such as `lib/env.test.ts › an empty value counts as not set…`
 * @returns {{file: string, title: string, isBeginning: boolean}}
 */
export function parseReference(text) {
  const [file, ...titles] = text.split(' › ')
  const title = titles.join(' › ')
  const isBeginning = title.endsWith('…')
  return { file, title: isBeginning ? title.slice(0, -1) : title, isBeginning }
}

/**
 * @param {ReturnType<typeof parseReference>} reference
 * @param {{file: string, titles: string[]}} test its titles from the outermost `describe` to its own
 * @returns {boolean} whether the reference means the test
 */
export function means({ file, title, isBeginning }, test) {
  if (file !== test.file) return false
  const names = test.titles.map((_, from) => test.titles.slice(from).join(' › '))
  return names.some((name) => (isBeginning ? name.startsWith(title) : name === title))
}

/**
 * @param {ReturnType<typeof parseReference>} reference
 * @returns {RegExp} what finds its tests by their full names, in which Jest and Playwright put spaces between titles, and
 *   Playwright a test's tags behind them
 */
export function patternOf({ title, isBeginning }) {
  return new RegExp(`(^| )${escaped(title.replaceAll(' › ', ' '))}${isBeginning ? '' : '(?: @\\w+)*$'}`)
}

/**
 * Whether a test of that title stands in its file, as far as that can be seen without running it: `%s` and `${…}` in a
 * title stand for anything.
 *
 * @param {ReturnType<typeof parseReference>} reference
 * @returns {boolean}
 */
export function isWritten({ file, title, isBeginning }) {
  if (!existsSync(file)) return false
  const own = title.split(' › ').at(-1) ?? ''
  const literals = readFileSync(file, 'utf8').matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1,/g)
  return [...literals].some(([, , literal]) => {
    const parts = literal.replace(/\\(.)/g, '$1').match(/\$\{[^}]*\}|%[a-z]|./gs) ?? []
    const each = parts.map((part) => (part.length > 1 ? '.*' : escaped(part)))
    const all = isBeginning ? each.reduceRight((rest, part) => `(?:${part}${rest})?`, '') : each.join('')
    return new RegExp(`^${all}$`, 's').test(own)
  })
}

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
