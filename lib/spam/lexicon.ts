/**
 * A list of a lexicon as one expression: entries divided by commas, each a regular expression over plain text, found only from
 * one edge of a word to another.
 *
 * @param list its entries
 */
export function lexicon(list: string): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${joined(list)})(?![a-z0-9])`, 'g')
}

/**
 * The same for languages that do not divide words, or bend them: found anywhere.
 *
 * @param list its entries
 */
export function parts(list: string): RegExp {
  return new RegExp(joined(list), 'g')
}

const joined = (list: string) => list.trim().split(/,\s+/).join('|')
