import type { Found } from './found'

export function told({
  text,
  hasWords,
  count,
  nearness,
}: Pick<Found, 'text' | 'hasWords' | 'count' | 'nearness'>): string {
  if (!text) return 'Type a word or two: a subject, a job, a tutor, or what you would like to know.'
  if (!hasWords) return 'There is no word in that to look for. A subject, a job or a name will do.'
  if (count === 0) return `Nothing here has anything like “${text}” in it.`
  const results = count === 1 ? '1 result' : `${count.toLocaleString('en-GB')} results`
  if (nearness === 'like') return `Nothing has exactly “${text}” in it. ${results} for words like it.`
  if (nearness === 'some') return `Nothing has all of “${text}” in it. ${results} for a part of it.`
  return `${results} for “${text}”.`
}
