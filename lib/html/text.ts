/** Cuts a text at the end of a word. `max` is in characters, without the ellipsis. */
export function cut(text: string, max: number): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  if (characters.length <= max) return characters.join('')
  // A space directly after `max` characters ends a word that fits.
  const end = characters.lastIndexOf(' ', max)
  const kept = characters.slice(0, end > max / 2 ? end : max).join('')
  return `${kept.replace(/[\s.,;:–—-]+$/, '')}…`
}

/** At most 160 characters: a search engine's result shows no more. */
export const summary = (text: string): string => cut(text, 160)

export function formatRating(rating: number): string {
  return new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating)
}
