import { whereJsonBreaks } from './json-fault'

// Each expectation is what Python 3's json.loads says of the same text.
test.each([
  ['{"email":', 'Expecting value: line 1 column 10 (char 9)'],
  ['ÿþ', 'Expecting value: line 1 column 1 (char 0)'],
  ['{"a" 1}', "Expecting ':' delimiter: line 1 column 6 (char 5)"],
  ['{"a":1,}', 'Expecting property name enclosed in double quotes: line 1 column 8 (char 7)'],
  ['{a:1}', 'Expecting property name enclosed in double quotes: line 1 column 2 (char 1)'],
  ['[1,2', "Expecting ',' delimiter: line 1 column 5 (char 4)"],
  ['[1,]', 'Expecting value: line 1 column 4 (char 3)'],
  ['"abc', 'Unterminated string starting at: line 1 column 1 (char 0)'],
  ['{"a":"\\x"}', 'Invalid \\escape: line 1 column 7 (char 6)'],
  ['{"a":"\\u12"}', 'Invalid \\uXXXX escape: line 1 column 8 (char 7)'],
  ['{"a":"b\n"}', 'Invalid control character at: line 1 column 8 (char 7)'],
  ['1 2', 'Extra data: line 1 column 3 (char 2)'],
  ['01', 'Extra data: line 1 column 2 (char 1)'],
  ['{"a":.5}', 'Expecting value: line 1 column 6 (char 5)'],
  ['\n\n {"é":😀}', 'Expecting value: line 3 column 7 (char 8)'],
])('%j breaks as Python says', (text, message) => {
  expect(whereJsonBreaks(text)).toBe(message)
})

test('a text of a hundred thousand brackets is told without breaking', () => {
  expect(whereJsonBreaks('['.repeat(100_000))).toBe('Nested too deeply')
})
