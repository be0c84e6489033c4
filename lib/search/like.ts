import type SearchableMap from 'minisearch/SearchableMap'
import { writtenIn } from './written'

// The number of letters that may differ. In a short word, a single other letter makes another word.
const roomOf = ({ length }: string) => (length < 4 ? 0 : length < 7 ? 1 : 2)

// Only this many similar words count: a word that resembles more of them tells little.
const maxLike = 20

/** Known words for an unknown one: with two letters swapped, else those that begin with it, else the nearest. */
export function wordsLike(word: string, known: SearchableMap): string[] {
  if (word.length < 3) return []
  const swapped = swapsOf(word).filter((each) => isKnown(each, known))
  if (swapped.length > 0) return swapped
  const begun = [...known.atPrefix(word).keys()].slice(0, maxLike)
  return begun.length > 0 ? begun : nearest(word, known)
}

const swapsOf = (word: string) =>
  [...word.slice(1)].map((letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2))

const isKnown = (word: string, known: SearchableMap) =>
  known.has(word) || writtenIn(word).some(({ forms }) => forms.some((form) => known.has(form)))

function nearest(word: string, known: SearchableMap): string[] {
  const near = [...known.fuzzyGet(word, roomOf(word))].map(([each, [, away]]) => ({ each, away }))
  const least = Math.min(...near.map(({ away }) => away))
  return near
    .filter(({ away }) => away === least)
    .slice(0, maxLike)
    .map(({ each }) => each)
}
