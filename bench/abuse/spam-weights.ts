// `npm run spam:weights`: learns what the signs and the wording of spam weigh from bench/abuse/corpora, into
// lib/spam/weights.json.
import { writeFileSync } from 'node:fs'
import { corpus, seen } from './corpora'
import { crossValidate, lineOf } from './cross-validate'
import { knownOf, learn, packed } from './learn'

const examples = Object.entries(seen).flatMap(([name, weight]) => corpus(name, weight))
const known = examples.map(knownOf)
const line = lineOf(crossValidate(known), examples)
process.stdout.write(`the line lies at ${line.toFixed(2)}\n`)
writeFileSync('lib/spam/weights.json', `${JSON.stringify(packed(learn(known), line), null, 2)}\n`)
