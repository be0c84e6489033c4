/** The text, cut at `max` characters with an ellipsis when it is longer. */
export function cut(text: string, max: number): string {
  const characters = [...text]
  return characters.length <= max ? text : `${characters.slice(0, max).join('').trimEnd()}…`
}

/** A text short enough for a search result: its first 160 characters at most, ended at a word. */
export function summary(text: string): string {
  const words = cut(text.replace(/\s+/g, ' ').trim(), 160)
  return words.endsWith('…') ? words.replace(/[\s.,;:]*\s\S*…$/, '…') : words
}

/**
 * A rating for people.
 *
 * @param rating out of 5
 * @returns the number with one decimal, such as "4.8"
 */
export function formatRating(rating: number): string {
  return new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating)
}
