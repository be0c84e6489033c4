import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { summary } from './summary.mjs'

const folder = mkdtempSync(join(tmpdir(), 'summary-'))

function report(name: string, content: object) {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

const suite = (name: string, seconds: number) => ({
  name: join(process.cwd(), name),
  startTime: 0,
  endTime: seconds * 1000,
})
const units = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1 }
const unit = report('jest.json', {
  ...units,
  testResults: [suite('lib/a.test.ts', 2), suite('lib/b.test.ts', 1)],
})

function playwright(...statuses: string[]) {
  const specs = statuses.map((status, index) => ({
    file: 'journeys/a.spec.ts',
    title: `test ${index}`,
    tests: [{ status, results: [{ duration: 3000 }] }],
  }))
  return report(`${statuses.join('-')}.json`, { suites: [{ specs: [], suites: [{ specs }] }] })
}

const of = (...statuses: string[]) =>
  summary({ jest: unit, postgres: join(folder, 'none.json'), playwright: playwright(...statuses) })

test('results are counted over all reports, including a suite that did not start', () => {
  expect(of('expected', 'unexpected', 'skipped')).toMatchObject({ passed: 6, failed: 3 })
})

test('a test that passed only at its second try is named as flaky', () => {
  const { lines, passed, failed } = of('expected', 'flaky')
  expect([passed, failed]).toEqual([7, 2])
  expect(lines.slice(0, 2)).toEqual(['Flaky:', '  e2e/journeys/a.spec.ts › test 1'])
})

test('two flaky tests pass the gate, three do not', () => {
  expect(of('flaky', 'flaky').failed).toBe(2)
  expect(of('flaky', 'flaky', 'flaky').failed).toBe(3)
  expect(of('flaky', 'flaky', 'flaky').lines[0]).toBe('Flaky, and too many:')
})

test('the slowest files come first', () => {
  const { lines } = of('expected')
  expect(lines).toEqual([
    'The slowest files:',
    '     3.0 s  e2e/journeys/a.spec.ts',
    '     2.0 s  lib/a.test.ts',
    '     1.0 s  lib/b.test.ts',
  ])
})

test('each fault from outside the reports is printed, and counts as a failure', () => {
  const sources = { jest: unit, postgres: join(folder, 'none.json'), playwright: playwright('expected') }
  const { lines, failed } = summary(sources, ['Rule 5.1 (A name is required): no test holds it'])
  expect(lines.at(-1)).toBe('Rule 5.1 (A name is required): no test holds it')
  expect(failed).toBe(of('expected').failed + 1)
})
