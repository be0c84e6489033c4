import { featuresOf } from './features'
import type { Sent } from './fields'
import learnt from './weights.json'
import { wordingOf } from './wording'

/** What a form's text was found to be. Above 0 it is spam. */
export interface SpamScore {
  score: number
  isSpam: boolean
  reasons: string[]
}

const signs: Record<string, number> = learnt.signs
const worded = new Int8Array(Buffer.from(learnt.wording, 'base64'))

/**
 * How much of what was sent in a form is spam's, and how much a person's: the logarithm of the odds, less the line from which
 * on few enough people would be taken for spam.
 *
 * @param sent each field's text under its name
 * @param ownHost of the site: a link to it is none
 * @returns the score, whether it is spam's, and up to four signs for an operator, the heaviest first; never a word of the text
 */
export function spamScore(sent: Sent, ownHost: string): SpamScore {
  const features = featuresOf(sent, ownHost)
  const parts = Object.entries(features).map(([sign, much]) => [sign, (signs[sign] ?? 0) * much] as const)
  let wording = 0
  for (const [kind, much] of wordingOf(sent, Object.keys(features)))
    wording += (worded[kind] ?? 0) * learnt.unit * much
  const score = parts.reduce((sum, [, part]) => sum + part, learnt.bias + wording)
  const reasons = [...parts, ['worded like spam', wording] as const]
    .filter(([, part]) => part > 0.3)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 4)
    .map(([reason]) => reason)
  return { score: Math.round(score * 100) / 100, isSpam: score > 0, reasons }
}
