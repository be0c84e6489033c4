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

// A regular expression with catastrophic backtracking takes minutes.
test.each(hostile)('a form of 2,000 letters of %j is scored within five seconds', (piece) => {
  const long = piece.repeat(2000 / piece.length)
  const sent = { name: long, email: `${long}@${long}`, company: long, subject: long, body: long }
  const began = performance.now()
  spamScore(sent, 'northlight.example')
  expect(performance.now() - began).toBeLessThan(5000)
})
