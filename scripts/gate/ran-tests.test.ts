import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ranTests } from './ran-tests.mjs'

const folder = mkdtempSync(join(tmpdir(), 'ran-tests-'))

function report(name: string, content: object) {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('the tests of both reports are told alike, with the titles around them', () => {
  const assertion = { ancestorTitles: ['around'], title: 'one', status: 'passed' }
  const name = join(process.cwd(), 'lib/a.test.ts')
  const assertionResults = [assertion, { ...assertion, status: 'pending' }]
  const jest = report('jest.json', { testResults: [{ name, assertionResults }] })
  const spec = (title: string, status: string) => ({ file: 'journeys/a.spec.ts', title, tests: [{ status }] })
  const playwright = report('playwright.json', {
    suites: [
      {
        title: 'journeys/a.spec.ts',
        specs: [spec('two', 'unexpected')],
        suites: [{ title: 'around', specs: [spec('three', 'flaky'), spec('four', 'skipped')] }],
      },
    ],
  })
  expect(ranTests({ jest, playwright })).toEqual([
    { file: 'lib/a.test.ts', titles: ['around', 'one'], status: 'passed' },
    { file: 'lib/a.test.ts', titles: ['around', 'one'], status: 'skipped' },
    { file: 'e2e/journeys/a.spec.ts', titles: ['two'], status: 'failed' },
    { file: 'e2e/journeys/a.spec.ts', titles: ['around', 'three'], status: 'passed' },
    { file: 'e2e/journeys/a.spec.ts', titles: ['around', 'four'], status: 'skipped' },
  ])
})

test('without reports, no test has run', () => {
  const none = join(folder, 'none.json')
  expect(ranTests({ jest: none, playwright: none })).toEqual([])
})
