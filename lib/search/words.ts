import { meaningsOf } from './meanings'
import { type Written, writtenIn } from './written'

/** A word of a text, where it stands there, and under which forms it is found. */
export type Word = Pick<Written, 'at' | 'end' | 'forms'>

/**
 * The words of a text, each in the forms under which it is found: as it is written, in small letters and without accents;
 * without its ending; and by what it means (`search.yaml`).
 *
 * @param text plain words of any language
 * @param isAsked whether somebody looks for them: then the words of "how much is" count for what these mean
 * @returns them in their order; words that say nothing are left out
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
