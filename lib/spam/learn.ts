import type { Features } from './features'
import { bias, priors } from './priors'

/** Something known to be spam, or known not to be. */
export interface Known {
  features: Features
  spam: boolean
}

export interface Weights {
  bias: number
  weights: Record<string, number>
}

const steps = 1500
const rate = 0.2
const faith = 0.03

/**
 * The weights of the signs: those given by hand, moved by what is known as little as explains it (a logistic regression drawn
 * to them). No sign of spam becomes one of people, nor the other way.
 *
 * @param known what to learn from
 */
export function learn(known: Known[]): Weights {
  const weights = { ...priors }
  let constant = bias
  for (let step = 0; step < steps; step++) {
    const slope: Features = {}
    let whole = 0
    for (const { features, spam } of known) {
      const error = odds(features, constant, weights) - Number(spam)
      whole += error
      for (const sign in features) slope[sign] = (slope[sign] ?? 0) + error * (features[sign] ?? 0)
    }
    constant -= (rate * whole) / known.length
    for (const sign in slope)
      weights[sign] = moved(sign, weights[sign] ?? 0, (slope[sign] ?? 0) / known.length)
  }
  return { bias: constant, weights }
}

function odds(features: Features, constant: number, weights: Features): number {
  let sum = constant
  for (const sign in features) sum += (weights[sign] ?? 0) * (features[sign] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}

function moved(sign: string, weight: number, slope: number): number {
  const prior = priors[sign] ?? 0
  const next = weight - rate * (slope + faith * (weight - prior))
  return prior > 0 ? Math.max(0, next) : Math.min(0, next)
}
