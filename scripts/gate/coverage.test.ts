import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { coverageFaults, writtenFaults } from './coverage.mjs'
import { coveragePage } from './coverage-page.mjs'
import { readSpecification } from './specification.mjs'

const reference = 'lib/form.test.ts › a form is sent'
const good = { file: 'lib/form.test.ts', titles: ['a form is sent'], status: 'passed' as const }

/** A specification of one section, with its decisions and its page. */
function specified(rules: string, page?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'specification-'))
  mkdirSync(join(folder, 'rules'))
  writeFileSync(join(folder, 'rules', '5.yaml'), `section: "5. Validation"\nrules:\n${rules}`)
  writeFileSync(join(folder, 'rules', 'mutations.yaml'), '[]')
  writeFileSync(join(folder, 'decisions.md'), '**62. Readings that show.** They show.\n')
  const files = {
    rules: join(folder, 'rules'),
    decisions: join(folder, 'decisions.md'),
    page: join(folder, 'coverage.md'),
  }
  writeFileSync(files.page, page ?? coveragePage(readSpecification(files.rules)))
  return files
}

const rule = (more: string, id = '5.1') => `  ${id}:\n    says: A name is required\n${more}`
const held = rule(`    tests:\n      - ${reference}\n`)

test('a rule whose test ran and passed is held', () => {
  expect(coverageFaults([good], specified(held))).toEqual([])
})

test('a rule that names no test is named', () => {
  expect(coverageFaults([good], specified(rule('')))).toEqual([
    'Rule 5.1 (A name is required): no test holds it',
  ])
})

test.each([
  ['is not there', []],
  ['is not there', [{ ...good, titles: ['a form was sent'] }]],
  ['is not there', [{ ...good, file: 'lib/other.test.ts' }]],
  ['failed', [{ ...good, status: 'failed' as const }]],
  ['failed', [good, { ...good, titles: ['with script', 'a form is sent'], status: 'failed' as const }]],
  ['did not run', [{ ...good, status: 'skipped' as const }]],
])('a rule whose test %s is named with it', (state, tests) => {
  expect(coverageFaults(tests, specified(held))).toEqual([
    `Rule 5.1 (A name is required): its test ${state}: ${reference}`,
  ])
})

test('of several tests each is asked for', () => {
  const files = specified(rule(`    tests:\n      - ${reference}\n      - lib/form.test.ts › another\n`))
  expect(coverageFaults([good], files)).toEqual([expect.stringContaining('lib/form.test.ts › another')])
})

test.each([
  ['its id does not begin with its file’s name', rule(`    tests: [${reference}]\n`, '6.1'), '5'],
  [
    'a decision that is not there',
    rule(`    instead: It is not\n    decision: 9\n    tests: [${reference}]\n`),
    '9',
  ],
  ['a decision without what is done', rule(`    decision: 62\n    tests: [${reference}]\n`), 'instead'],
  ['tests beside nothing to hold', rule(`    nothing: A heading\n    tests: [${reference}]\n`), 'nothing'],
  ['no words', `  5.1:\n    tests: [${reference}]\n`, 'no words'],
])('%s is a fault', (_, rules, word) => {
  expect(coverageFaults([good], specified(rules))).toEqual([expect.stringContaining(word)])
})

test('a sentence that says nothing to hold needs no test, and one that is read otherwise needs one', () => {
  expect(coverageFaults([], specified(rule('    nothing: A heading\n')))).toEqual([])
  const otherwise = rule('    instead: It is not\n    decision: 62\n')
  expect(coverageFaults([], specified(otherwise))).toEqual([expect.stringContaining('no test holds it')])
})

test('a page that is out of date is a fault', () => {
  const files = specified(held, '# From specification to test, as it was\n')
  expect(coverageFaults([good], files)).toEqual([`${files.page} is out of date: run \`npm run coverage\``])
})

test('without reports, what counts is that a test of that title is written', () => {
  const file = 'scripts/gate/coverage.test.ts'
  const title = 'without reports, what counts is that a test of that title is written'
  expect(writtenFaults(specified(rule(`    tests:\n      - ${file} › ${title}\n`)))).toEqual([])
  expect(writtenFaults(specified(rule(`    tests:\n      - ${file} › a title of no test\n`)))).toEqual([
    `Rule 5.1 (A name is required): its test is not there: ${file} › a title of no test`,
  ])
})

test('the page counts the rules, and tells each with its tests', () => {
  const rules = [
    held,
    rule(`    instead: It may be left out\n    decision: 62\n    tests:\n      - ${reference}\n`, '5.2'),
    rule('    nothing: A heading\n', '5.10'),
    rule('', '5.11'),
  ]
  const page = coveragePage(readSpecification(specified(rules.join('')).rules))
  expect(page).toContain('- **4** rules\n- **2** held by tests, 1 of them as they are read on purpose')
  expect(page).toContain('- **1** that say nothing to hold\n- **1** without a test')
  expect(page).toContain(
    '| 5.1 | A name is required | [form.test.ts](../lib/form.test.ts) › a form is sent |\n| 5.2 | A name is required<br>*Instead: It may be left out* ([decision 62](decisions.md)) |',
  )
  expect(page).toContain('| 5.10 | A name is required | *nothing to hold: A heading* |')
  expect(page).toContain('| 5.11 | A name is required | **no test** |')
})
