import { featuresOf } from '@/lib/spam/features'
import { spamScore } from '@/lib/spam/score'
import learnt from '@/lib/spam/weights.json'
import { corporaHost, corpus, seen } from './corpora'

// A fifth of them: all take long where the machine is busy.
const forms = Object.keys(seen)
  .flatMap((name) => corpus(name))
  .filter((_, n) => n % 5 === 0)
const isSpam = ({ sent }: { sent: Record<string, string> }) => spamScore(sent, corporaHost).isSpam

test('of what the weights are learnt from few honest forms are spam, and most of the spam is', () => {
  const honest = forms.filter(({ spam }) => !spam)
  const spam = forms.filter((form) => form.spam)
  expect(honest.filter(isSpam).length / honest.length).toBeLessThan(0.01)
  expect(spam.filter(isSpam).length / spam.length).toBeGreaterThan(0.9)
})

test('each sign that is found has a weight', () => {
  const found = new Set(forms.flatMap(({ sent }) => Object.keys(featuresOf(sent, corporaHost))))
  for (const sign of found) expect(Object.keys(learnt.signs)).toContain(sign)
})
