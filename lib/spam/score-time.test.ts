import { spamScore } from './score'

const hostile = [
  'a',
  '(',
  '.',
  'a.',
  'a ',
  '0',
  '0,',
  '$',
  '$1',
  '<',
  '[',
  '{{',
  '[[',
  '"',
  '\n',
  '> ',
  '- ',
  'x@',
  'http://',
  'we ',
  'your ',
  'a-',
  '\u0301',
  '\ud83d',
  'ы',
  '我',
  '%',
  '|',
  "' or ",
  '1. ',
]

// An expression that blows up takes minutes.
test.each(hostile)('2,000 letters of %j take no longer than others', (piece) => {
  const long = piece.repeat(2000 / piece.length)
  const sent = { name: long, email: `${long}@${long}`, company: long, subject: long, body: long }
  const began = performance.now()
  spamScore(sent, 'northlight.example')
  expect(performance.now() - began).toBeLessThan(5000)
})
