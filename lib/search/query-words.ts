import { meaningsOf } from './meanings'
import { type WrittenQuery, writtenIn } from './written'

export type Word = Pick<WrittenQuery, 'at' | 'end' | 'forms'>

/**
 * The words of a text with their forms: lower case without accents, the stem, and groups of synonyms (`search.yaml`).
 * Empty words are omitted. `isAsked`: the text is a query, in which a phrase such as "how much is" is a synonym.
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
