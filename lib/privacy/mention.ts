/**
 * Finds an address in a text, in capitals or not, and not within a longer one: "ann@example.co" is not in
 * "joann@example.com".
 *
 * @param address as it is looked for
 * @returns a pattern for `replace` and `matchAll`
 */
export function mention(address: string): RegExp {
  const escaped = address.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
  return new RegExp(
    `(?<![\\p{L}\\p{N}._%+-]|[\\p{L}\\p{N}]['’])${escaped}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`,
    'giu',
  )
}

/**
 * Takes an address out of a text that is another person's.
 *
 * @param text in which it may be mentioned; another address alone is left as it is
 * @param address to take out
 */
export function withoutMention(text: string, address: string): string {
  const isOther = /^\S+@\S+$/.test(text) && text.toLowerCase() !== address.toLowerCase()
  return isOther ? text : text.replaceAll(mention(address), '[address removed]')
}
