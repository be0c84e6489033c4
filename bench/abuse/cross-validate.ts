import type { Example } from './corpora'
import { type Known, learn, scoreOf } from './learn'

const folds = 5
// Of the honest forms that many may be kept back.
const lost = 0.01

/**
 * What each form scores by weights learnt from the other forms alone.
 *
 * @param known all of them
 * @returns in the same order
 */
export function crossValidate(known: Known[]): number[] {
  const scores: number[] = []
  for (let fold = 0; fold < folds; fold++) {
    const weights = learn(known.filter((_, n) => n % folds !== fold))
    known.forEach((form, n) => {
      if (n % folds === fold) scores[n] = scoreOf(form, weights)
    })
  }
  return scores
}

// To be learnt from alone: one retells others, half of the other was made to be hard to tell.
const apart = ['added', 'wide']

/**
 * The score above which few enough honest forms lie, of those that are like what comes.
 *
 * @param scores as crossValidate gives them
 * @param examples in the same order
 */
export function lineOf(scores: number[], examples: Example[]): number {
  const honest = scores.filter((_, n) => examples[n]?.spam === false && !apart.includes(examples[n].set))
  honest.sort((one, other) => other - one)
  return honest[Math.floor(honest.length * lost)] ?? 0
}
