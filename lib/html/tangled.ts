import { Parser } from 'htmlparser2'

// What editors write is not ten deep, and a table of a thousand rows is within the second.
const most = 100
const mostElements = 5000

// A browser opens these anew in each paragraph until they are closed.
const formatting = new Set([
  'a',
  'b',
  'big',
  'code',
  'em',
  'font',
  'i',
  'nobr',
  's',
  'small',
  'strike',
  'strong',
  'tt',
  'u',
])

/**
 * Whether a text has so many elements, or has them so deep in each other, or so many never closed, that reading them
 * would take seconds: 100 KB can be made to take minutes and all of the memory.
 *
 * @param html as it was written
 */
export function isTangled(html: string): boolean {
  let elements = 0
  let depth = 0
  let deepest = 0
  let unclosed = 0
  const parser = new Parser({
    onopentag: () => {
      elements++
      deepest = Math.max(deepest, ++depth)
    },
    onclosetag: (name, isImplied) => {
      depth--
      if (isImplied && formatting.has(name)) unclosed++
    },
  })
  parser.end(html)
  return elements > mostElements || deepest > most || unclosed > most
}

/**
 * The words of a text, whatever its elements are.
 *
 * @param html as it was written
 * @returns plain text, without what stands in scripts and style sheets
 */
export function wordsOf(html: string): string {
  let words = ''
  let hidden = 0
  const isHidden = (name: string) => name === 'script' || name === 'style'
  const parser = new Parser({
    onopentagname: (name) => {
      if (isHidden(name)) hidden++
    },
    onclosetag: (name) => {
      if (isHidden(name)) hidden--
    },
    ontext: (text) => {
      if (hidden === 0) words += text
    },
  })
  parser.end(html)
  return words
}
