import { existsSync, readFileSync } from 'node:fs'
import type { Sent } from '@/lib/spam/fields'

/** The host of the site in the corpora. */
export const corporaHost = 'northlight.example'

/**
 * The corpora that the weights are learnt from, each with how much one of its forms counts. The lists were made from `tuning`;
 * `added` was written by who made the scorer, to be learnt from only, and retells parts of `fourth-tuning`; `broad` was written
 * to be learnt from too, in some fifty languages, by somebody who has seen nothing of `fourth-held-out`; so was `wide`, by three others,
 * half of it cases that are hard to tell.
 */
export const seen = {
  tuning: 0.5,
  'held-out': 1,
  third: 1,
  added: 1,
  broad: 1,
  wide: 0.3,
  'fourth-tuning': 2,
}

/** Those that neither the weights nor who made the lists had seen. */
export const unseen = ['fourth-held-out'].filter((name) => existsSync(file(name, 'spam')))

/** A form of a corpus. */
export interface Example {
  set: string
  sent: Sent
  spam: boolean
  weight: number
}

/**
 * The forms of a corpus, honest ones first.
 *
 * @param name before `-honest.json` and `-spam.json` in bench/abuse/corpora
 * @param weight how much each counts
 */
export function corpus(name: string, weight = 1): Example[] {
  return (['honest', 'spam'] as const).flatMap((kind) => {
    const forms: { fields: Sent }[] = JSON.parse(readFileSync(file(name, kind), 'utf8'))
    return forms.map(({ fields }) => ({ set: name, sent: fields, spam: kind === 'spam', weight }))
  })
}

function file(name: string, kind: 'honest' | 'spam'): string {
  return `bench/abuse/corpora/${name}-${kind}.json`
}
