// `npm run bench:spam`: how many honest forms are kept back and how much spam is not. What the weights have seen says little of
// what they will see, so those sets are shown a second time, each form scored by weights learnt without it.
import { spamScore } from '@/lib/spam/score'
import { corporaHost, corpus, seen, unseen } from './corpora'
import { crossValidate, lineOf } from './cross-validate'
import { knownOf } from './learn'

const sets = Object.entries(seen).map(([name, weight]) => ({ name, forms: corpus(name, weight) }))
const forms = sets.flatMap((set) => set.forms)
const known = forms.map(knownOf)
const scores = crossValidate(known)
const line = lineOf(scores, forms)
const apart = new Map(forms.map((form, n) => [form, (scores[n] ?? 0) > line]))

const figures = (set: typeof forms, isSpam: (form: (typeof forms)[number]) => boolean | undefined) => {
  const honest = set.filter(({ spam }) => !spam)
  const spam = set.filter((form) => form.spam)
  return (
    `${honest.filter(isSpam).length} of ${honest.length} honest kept back, ` +
    `${spam.filter((form) => !isSpam(form)).length} of ${spam.length} spam missed`
  )
}
const print = (line: string) => process.stdout.write(`${line}\n`)
const isSpam = (form: (typeof forms)[number]) => spamScore(form.sent, corporaHost).isSpam

for (const name of unseen) print(`${name}: ${figures(corpus(name), isSpam)} (never seen)`)
for (const { name, forms } of sets) {
  print(`${name}: ${figures(forms, isSpam)} (the weights have seen it)`)
  print(`${name}: ${figures(forms, (form) => apart.get(form))} (each by weights learnt without it)`)
}
