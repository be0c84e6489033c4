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

test('a link to the site itself is none', () => {
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
