import honest from './cases/honest.json'
import spam from './cases/spam.json'
import { corpora, corporaHost, corpus } from './corpora'
import { learn } from './learn'
import { spamScore } from './score'
import learnt from './weights.json'

const spamIn = (forms: Record<string, string>[]) =>
  forms.filter((sent) => spamScore(sent, corporaHost).isSpam).length

test.each(Object.entries(spam))('spam: %s', (_, sent) => {
  const { isSpam, reasons } = spamScore(sent, corporaHost)
  expect(isSpam).toBe(true)
  expect(reasons.length).toBeGreaterThan(0)
})

test.each(Object.entries(honest))('honest: %s', (_, sent) => {
  expect(spamScore(sent, corporaHost).isSpam).toBe(false)
})

test('of the tuning corpora no honest form is spam, and nearly all of the spam is', () => {
  expect(spamIn(corpus('tuning-honest'))).toBe(0)
  expect(spamIn(corpus('tuning-spam'))).toBeGreaterThanOrEqual(149)
})

test('the weights are those that npm run spam:weights learns', () => {
  const { bias, weights } = learn(corpora())
  expect(learnt.bias).toBeCloseTo(bias, 1)
  expect(Object.keys(learnt.weights)).toEqual(Object.keys(weights))
  for (const [sign, weight] of Object.entries(learnt.weights))
    expect(weight).toBeCloseTo(weights[sign] ?? Number.NaN, 1)
}, 30_000)

test('a link to the site itself is none', () => {
  const sent = {
    name: 'Abe Winter',
    email: 'abe@gmail.com',
    subject: 'hi',
    body: 'https://shop.example.org/a',
  }
  expect(spamScore(sent, 'shop.example.org').score).toBeLessThan(spamScore(sent, corporaHost).score - 1)
})
