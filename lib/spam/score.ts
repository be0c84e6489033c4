import { featuresOf, type Sent } from './features'
import learnt from './weights.json'

/** What a form's text was found to be. Above 0, spam is more likely than not. */
export interface SpamScore {
  score: number
  isSpam: boolean
  reasons: string[]
}

const weights: Record<string, number> = learnt.weights

/**
 * How much of what was sent in a form is spam's, and how much a person's: the logarithm of the odds.
 *
 * @param sent each field's text under its name
 * @param ownHost of the site: a link to it is none
 * @returns the score, whether it is spam's, and up to four signs for an operator, the heaviest first
 */
export function spamScore(sent: Sent, ownHost: string): SpamScore {
  const parts = Object.entries(featuresOf(sent, ownHost)).map(
    ([sign, value]) => [sign, (weights[sign] ?? 0) * value] as const,
  )
  const score = parts.reduce((sum, [, part]) => sum + part, learnt.bias)
  const reasons = parts
    .filter(([, part]) => part > 0.3)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 4)
    .map(([sign]) => sign)
  return { score: Math.round(score * 100) / 100, isSpam: score > 0, reasons }
}
