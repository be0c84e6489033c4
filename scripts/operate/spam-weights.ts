// `npm run spam:weights`: learns what each sign of spam weighs from bench/abuse/corpora, into lib/spam/weights.json.
import { writeFileSync } from 'node:fs'
import { corpora } from '@/lib/spam/corpora'
import { learn } from '@/lib/spam/learn'

const { bias, weights } = learn(corpora())
const rounded = Object.fromEntries(
  Object.entries(weights).map(([sign, weight]) => [sign, Math.round(weight * 100) / 100]),
)
writeFileSync(
  'lib/spam/weights.json',
  `${JSON.stringify({ bias: Math.round(bias * 100) / 100, weights: rounded }, null, 2)}\n`,
)
