import { readFileSync } from 'node:fs'
import { featuresOf, type Sent } from './features'
import type { Known } from './learn'

/** The host of the site in the corpora. */
export const corporaHost = 'northlight.example'

/**
 * The forms of a corpus.
 *
 * @param name of the file in bench/abuse/corpora
 */
export function corpus(name: string): Sent[] {
  const file: { fields: Sent }[] = JSON.parse(readFileSync(`bench/abuse/corpora/${name}.json`, 'utf8'))
  return file.map(({ fields }) => fields)
}

/**
 * What the weights are learnt from: the halves of the corpora that may be looked at.
 */
export function corpora(): Known[] {
  const known = (name: string, spam: boolean) =>
    corpus(name).map((sent) => ({ features: featuresOf(sent, corporaHost), spam }))
  return [...known('tuning-honest', false), ...known('tuning-spam', true)]
}
