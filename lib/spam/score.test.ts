import heldOutHonest from './cases/held-out-honest.json'
import heldOutSpam from './cases/held-out-spam.json'
import honest from './cases/honest.json'
import spam from './cases/spam.json'
import { spamScore } from './score'

const host = 'northlight.example'

test.each(Object.entries(spam))('spam: %s', (_, sent) => {
  const { isSpam, reasons } = spamScore(sent, host)
  expect(isSpam).toBe(true)
  expect(reasons.length).toBeGreaterThan(0)
})

test.each(Object.entries(honest))('honest: %s', (_, sent) => {
  expect(spamScore(sent, host).isSpam).toBe(false)
})

// Nobody who wrote the rules had seen these texts (docs/security.md).
test('of 150 honest texts at most 2 are held, and of 150 texts of spam at least 113 are found', () => {
  const found = (forms: { fields: Record<string, unknown> }[]) =>
    forms.filter(({ fields }) => spamScore(fields as Record<string, string>, host).isSpam).length
  expect([heldOutHonest.length, heldOutSpam.length]).toEqual([150, 150])
  expect(found(heldOutHonest)).toBeLessThanOrEqual(2)
  expect(found(heldOutSpam)).toBeGreaterThanOrEqual(113)
})

test('a link to the site itself does not count', () => {
  const sent = {
    name: 'Abe Winter',
    email: 'abe@gmail.com',
    subject: 'hi',
    body: 'https://shop.example.org/a',
  }
  expect(spamScore(sent, 'shop.example.org').score).toBeLessThan(spamScore(sent, host).score - 1)
})

test('no reason repeats what was written', () => {
  const sent = {
    name: 'Zorblatt',
    email: 'z@zorblatt.example',
    body: 'Zorblatt ranks your website, $99 a month',
  }
  expect(spamScore(sent, host).reasons.join()).not.toMatch(/zorblatt/i)
})
