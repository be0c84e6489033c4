/** Matches in any case, and not within a longer address: "ann@example.co" is not in "joann@example.com". */
export function mention(address: string): RegExp {
  const escaped = address.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
  return new RegExp(
    `(?<![\\p{L}\\p{N}._%+-]|[\\p{L}\\p{N}]['’])${escaped}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`,
    'giu',
  )
}

/** Removes an address from another person's text. A text that consists only of another address stays. */
export function withoutMention(text: string, address: string): string {
  const isOther = /^\S+@\S+$/.test(text) && text.toLowerCase() !== address.toLowerCase()
  return isOther ? text : text.replaceAll(mention(address), '[address removed]')
}
