import { meaningsOf } from './meanings'
import { type WrittenQuery, writtenIn } from './written'

export type Word = Pick<WrittenQuery, 'at' | 'end' | 'forms'>

/**
 * Forms of a word: in small letters without accents, its stem, and its meaning (`search.yaml`). Empty words
 * are left out. `isAsked`: a query, in which phrases such as "how much is" have a meaning.
 */
export function wordsIn(text: string, isAsked = false): Word[] {
  const written = writtenIn(text)
  const meanings = meaningsOf(written)
  return written.flatMap(({ at, end, forms }, index) => {
    const says = forms.length > 0 || isAsked
    const all = says ? [...forms, ...(meanings.get(index) ?? [])] : []
    return all.length > 0 ? [{ at, end, forms: all }] : []
  })
}
