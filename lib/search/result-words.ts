import type { Results } from './found'

const list = new Intl.ListFormat('en-GB')

type Found = Pick<Results, 'text' | 'hasWords' | 'count' | 'nearness' | 'also'>

export function resultWords({ text, hasWords, count, nearness, also }: Found): string {
  if (!text) return 'Type a word or two: a subject, a job, a tutor.'
  if (!hasWords) return 'We couldn’t find a word to search for. Try a subject, a job or a name.'
  if (count === 0) return `We found nothing like “${text}”.`
  const results = count === 1 ? '1 result' : `${count.toLocaleString('en-GB')} results`
  if (nearness === 'like') return `No exact match for “${text}”. ${results.replace(' r', ' close r')}.`
  if (nearness === 'some') return `Nothing has every word of “${text}”. ${results} for some of them.`
  const others = also.slice(0, 3).map((word) => `“${word}”`)
  return `${results} for “${text}”${others.length > 0 ? `, which also finds ${list.format(others)}` : ''}.`
}
