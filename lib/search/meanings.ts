import { synonyms } from '@/provider/facts/synonyms'
import { type WrittenQuery, writtenIn } from './written'

type Phrase = { stems: string[]; meaning: string }

/** Whether a form stands for a group of synonyms. It begins with `=`, and no form of a word does. */
export const isMeaning = (form: string): boolean => form.startsWith('=')

const phrases = synonyms.flatMap((group, index) =>
  group.map((each): Phrase => ({ stems: writtenIn(each).map(({ stem }) => stem), meaning: `=${index}=` })),
)

const byFirst = new Map<string, Phrase[]>()
for (const phrase of phrases) {
  const [first = ''] = phrase.stems
  byFirst.set(first, [...(byFirst.get(first) ?? []), phrase])
}

/** The forms of all synonyms. */
export const synonymWords: readonly string[] = synonyms
  .flat()
  .flatMap((each) => writtenIn(each).flatMap(({ forms }) => forms))

/** The groups of synonyms for each word, by its position. A phrase gives its group to all its words. */
export function meaningsOf(words: readonly WrittenQuery[]): Map<number, string[]> {
  const meanings = new Map<number, string[]>()
  for (const [at, { stem }] of words.entries()) {
    for (const { stems, meaning } of byFirst.get(stem) ?? []) {
      if (stems.some((each, index) => words[at + index]?.stem !== each)) continue
      for (const index of stems.keys())
        meanings.set(at + index, [...(meanings.get(at + index) ?? []), meaning])
    }
  }
  return meanings
}
