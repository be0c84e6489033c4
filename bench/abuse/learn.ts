import { featuresOf } from '@/lib/spam/features'
import { kinds, wordingOf } from '@/lib/spam/wording'
import { corporaHost, type Example } from './corpora'
import { bias, priors } from './priors'

/** What a form has of each sign and of each kind of wording, by number, and what it is known to be. */
export interface Known {
  at: Int32Array
  much: Float64Array
  spam: boolean
  weight: number
}

/** What has been learnt, by number: the signs after the kinds of wording, the bias last. */
export type Weights = Float64Array

const signs = Object.keys(priors)
const size = kinds + signs.length
const steps = 300
// How strongly weights are drawn to the priors, those of wording to 0; and how freely signs move beside wording.
const faith = 0.00005
const freedom = 0.3

/**
 * What is in a form, as it is learnt from.
 */
export function knownOf({ sent, spam, weight }: Example): Known {
  const features = Object.entries(featuresOf(sent, corporaHost))
  const wording = [...wordingOf(sent, Object.keys(Object.fromEntries(features)))]
  return {
    at: Int32Array.from([
      ...features.map(([sign]) => kinds + signs.indexOf(sign)),
      ...wording.map(([kind]) => kind),
    ]),
    much: Float64Array.from([
      ...features.map(([, much]) => much * freedom),
      ...wording.map(([, much]) => much),
    ]),
    spam,
    weight,
  }
}

/** @returns the logarithm of the odds that it is spam */
export function scoreOf({ at, much }: Known, weights: Weights): number {
  let sum = weights[size] ?? 0
  for (let n = 0; n < at.length; n++) sum += (weights[at[n] ?? 0] ?? 0) * (much[n] ?? 0)
  return sum
}

/**
 * Weights as lib/spam/weights.json has them: those of wording in a byte each.
 *
 * @param weights what was learnt
 * @param line from where on it is spam
 */
export function packed(weights: Weights, line: number) {
  const wording = weights.slice(0, kinds)
  const unit = wording.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  const rounded = (weight = 0) => Math.round(weight * 1000) / 1000
  return {
    bias: rounded((weights[size] ?? 0) - line),
    signs: Object.fromEntries(signs.map((sign, n) => [sign, rounded((weights[kinds + n] ?? 0) * freedom)])),
    unit,
    wording: Buffer.from(Int8Array.from(wording, (weight) => Math.round(weight / unit)).buffer).toString(
      'base64',
    ),
  }
}

/**
 * A logistic regression, drawn to what is known of spam anyway: Nesterov's descent, the same each time.
 *
 * @param known what to learn from
 */
export function learn(known: Known[]): Weights {
  const start = Float64Array.from(
    { length: size + 1 },
    (_, n) => (priors[signs[n - kinds] ?? ''] ?? 0) / freedom,
  )
  start[size] = bias
  const rate = 1 / (faith + steepest(known))
  let weights = start
  let ahead = Float64Array.from(start)
  for (let step = 0, pace = 1; step < steps; step++) {
    const slope = slopeAt(ahead, known, start)
    const next = ahead.map((weight, n) => weight - rate * (slope[n] ?? 0))
    const quicker = (1 + Math.sqrt(1 + 4 * pace * pace)) / 2
    ahead = next.map((weight, n) => weight + ((pace - 1) / quicker) * (weight - (weights[n] ?? 0)))
    weights = next
    pace = quicker
  }
  return weights
}

const total = (known: Known[]) => known.reduce((sum, { weight }) => sum + weight, 0)

function steepest(known: Known[]): number {
  const squares = known.map(({ much, weight }) => weight * much.reduce((sum, each) => sum + each * each, 1))
  return squares.reduce((sum, each) => sum + each, 0) / total(known) / 4
}

function slopeAt(weights: Weights, known: Known[], start: Weights): Float64Array {
  const slope = weights.map((weight, n) => (n < size ? faith * (weight - (start[n] ?? 0)) : 0))
  const raise = (n: number, by: number) => {
    slope[n] = (slope[n] ?? 0) + by
  }
  const all = total(known)
  for (const form of known) {
    const odds = 1 / (1 + Math.exp(-scoreOf(form, weights)))
    const error = (form.weight * (odds - Number(form.spam))) / all
    form.at.forEach((kind, n) => {
      raise(kind, error * (form.much[n] ?? 0))
    })
    raise(size, error)
  }
  return slope
}
