import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isWritten, means, parseReference, patternOf } from './reference.mjs'

const test1 = { file: 'lib/a.test.ts', titles: ['without script', 'a form is sent, and kept'] }

test.each([
  ['lib/a.test.ts › a form is sent, and kept', true],
  ['lib/a.test.ts › a form is sent…', true],
  ['lib/a.test.ts › without script › a form is sent, and kept', true],
  ['lib/a.test.ts › a form is sent', false],
  ['lib/a.test.ts › form is sent…', false],
  ['lib/a.test.ts › with script › a form is sent, and kept', false],
  ['lib/b.test.ts › a form is sent, and kept', false],
])('%s means the test: %s', (text, isMeant) => {
  expect(means(parseReference(text), test1)).toBe(isMeant)
})

test.each([
  ['a.ts › without script › a form (1.5) is sent', 'without script a form (1.5) is sent', true],
  ['a.ts › a form (1.5) is sent', 'pages a.ts without script a form (1.5) is sent', true],
  ['a.ts › a form (1.5) is sent', 'a form (1.5) is sent twice', false],
  ['a.ts › a form…', 'a form (1.5) is sent twice', true],
  ['a.ts › a form…', 'a formality', true],
  ['a.ts › form…', 'a form', true],
  ['a.ts › form…', 'reform', false],
  ['a.ts › a form', 'e2e a form @smoke @long', true],
  ['a.ts › a form', 'e2e a form that is @long', false],
])('%s finds %j by its full name: %s', (text, name, isFound) => {
  expect(patternOf(parseReference(text)).test(name)).toBe(isFound)
})

const folder = mkdtempSync(join(tmpdir(), 'reference-'))
const [plain, made] = [join(folder, 'plain.test.ts'), join(folder, 'made.test.ts')]
writeFileSync(
  plain,
  `test('a form is sent', async () => {})
test(
  'the visitor\\'s own',
  () => {},
)
// what was once: test('what is gone')
`,
)
writeFileSync(
  made,
  `test(\`the page \${path} answers \${status ? 1 : 2} at once\`, () => {})
test.each<[string, number]>([
  ['a', 1],
])('the field %s holds %i characters', () => {})
`,
)

test.each([
  [plain, 'a form is sent', true],
  [plain, 'a form is…', true],
  [plain, 'a form was…', false],
  [plain, 'a form', false],
  [plain, 'around it › a form is sent', true],
  [plain, "the visitor's own", true],
  [plain, 'what is gone', false],
  [made, 'the page /blog answers 200 at once', true],
  [made, 'the page /blog answers 200', false],
  [made, 'the page /blog answers 200…', true],
  [made, 'the field name holds 100 characters', true],
  [made, 'the field name holds…', true],
  [made, 'a field…', false],
])('in %s, %j is written: %s', (file, title, isThere) => {
  expect(isWritten(parseReference(`${file} › ${title}`))).toBe(isThere)
})

test('nothing is written in a file that is gone', () => {
  expect(isWritten(parseReference('no-such-file.test.ts › a form is sent'))).toBe(false)
})
