import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rulesReport } from './rules.mjs'

type Unit = { title: string; status: string }
const held: Unit = { title: 'a form is sent @5.1', status: 'passed' }
const name = 'lib/form.test.ts › a form is sent @5.1'

/** Reports on one file of rules and the Jest tests `units`. `browsers` adds a Playwright test with a status per browser. */
function report(rules: string, units: Unit[], browsers?: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  const file = (path: string, content: unknown) => {
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
    return join(folder, path)
  }
  mkdirSync(join(folder, 'rules'))
  file('rules/5.yaml', rules)
  mkdirSync(join(folder, 'decisions'))
  file('decisions/062-readings.md', '# Readings that show\n')
  const testResults = [{ name: join(process.cwd(), 'lib/form.test.ts'), assertionResults: units }]
  const tests = browsers?.map((status) => ({ status, results: [] }))
  const specs = tests && [{ file: 'journeys/a.spec.ts', title: 'a film plays', tags: ['long', '5.1'], tests }]
  return rulesReport(
    {
      jest: file('jest.json', { testResults }),
      postgres: '',
      playwright: file('playwright.json', { suites: [{ specs }] }),
    },
    { rules: join(folder, 'rules'), decisions: join(folder, 'decisions') },
  )
}

const one = '5.1: A name is required\n'

test('a rule is held when its test ran and passed', () => {
  expect(report(one, [held])).toEqual({
    line: '1 rules, 1 with tests (rules that need no test: none)',
    faults: [],
  })
})

test('the report names a rule without a test', () => {
  expect(
    report(`${one}5.10:\n  says: A heading\n  nothing: It is a heading\n5.11: A country\n`, [held]),
  ).toEqual({
    line: '3 rules, 1 with tests (rules that need no test: 5.10)',
    faults: ['Rule 5.11 (A country) has no test'],
  })
})

test('the report names an unknown id with its test', () => {
  const planted = { ...held, title: 'a form is sent @5.1 @5.2' }
  expect(report(one, [planted]).faults).toEqual([`There is no rule 5.2: ${name} @5.2`])
})

test.each([
  ['failed', 'failed'],
  ['did not run', 'pending'],
])('the report names a rule and its test when the test %s', (state, status) => {
  const faults = [`Rule 5.1 (A name is required) has a test that ${state}: ${name}`]
  expect(report(one, [{ ...held, status }]).faults).toEqual(faults)
  expect(report(one, [{ ...held, status }], ['expected']).faults).toEqual(faults)
})

test.each([
  [['skipped', 'flaky'], 'passed'],
  [['expected', 'unexpected'], 'failed'],
  [['skipped', 'skipped'], 'did not run'],
])('a test with the outcomes %j in two browsers counts as one that %s', (browsers, state) => {
  const fault = `Rule 5.1 (A name is required) has a test that ${state}: e2e/journeys/a.spec.ts › a film plays`
  expect(report(one, [], browsers).faults).toEqual(state === 'passed' ? [] : [fault])
})

test.each([
  ['an id that does not begin with its file’s name', '6.1: A name\n', '6.1 stands in 5.yaml'],
  [
    'a decision that does not exist',
    '5.1:\n  says: A\n  instead: B\n  decision: 6\n',
    'decision 6, which is not',
  ],
  ['a decision without `instead`', '5.1:\n  says: A\n  decision: 62\n', 'not what is done instead'],
  ['a test of a rule that needs none', '5.1:\n  says: A\n  nothing: A heading\n', 'needs no test, but has'],
  ['a rule without words', '5.1: ""\n', 'no words'],
])('%s is a fault', (_, rules, words) => {
  const id = rules.slice(0, 3)
  expect(report(rules, [{ ...held, title: `a form is sent @${id}` }]).faults).toEqual([
    expect.stringContaining(words),
  ])
})
