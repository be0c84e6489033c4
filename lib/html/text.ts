/**
 * Shortens a text for a card or a search result, at the end of a word. A word so long that more than half of the room
 * would stay empty is cut itself.
 *
 * @param text Plain text; its white space is evened out.
 * @param max How many characters may stay, not counting the ellipsis.
 * @returns The text, or its beginning and an ellipsis.
 */
export function cut(text: string, max: number): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  if (characters.length <= max) return characters.join('')
  // Where a space follows the last character that has room, that one ends a word.
  const end = characters.lastIndexOf(' ', max)
  const kept = characters.slice(0, end > max / 2 ? end : max).join('')
  return `${kept.replace(/[\s.,;:–—-]+$/, '')}…`
}

/**
 * Shortens a text to what a search result shows of it.
 *
 * @param text Plain text.
 * @returns Its first 160 characters at most, ended at a word.
 */
export const summary = (text: string): string => cut(text, 160)

/**
 * A rating for people.
 *
 * @param rating out of 5
 * @returns the number with one decimal, such as "4.8"
 */
export function formatRating(rating: number): string {
  return new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating)
}
