// What the reports of Jest and Playwright tell together.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

export const reports = {
  jest: '.data/test/jest.json',
  postgres: '.data/test/postgres.json',
  playwright: '.data/test/playwright.json',
}

// A browser on a busy machine may stumble once; more often than twice in one run, something is wrong.
const flakyAllowed = 2

/**
 * Sums up the reports that there are.
 *
 * @param {typeof reports} [from] their files
 * @param {string[]} [faults] what else has failed, a line each
 * @returns {{lines: string[], passed: number, failed: number}} the tests that passed only at their second try, the ten
 *   slowest files and the faults, in words; and how many tests passed and failed. Three flaky ones are a failure more,
 *   and so is each fault.
 */
export function summary(from = reports, faults = []) {
  const units = [read(from.jest), read(from.postgres)].filter(Boolean)
  const journeys = specs(read(from.playwright))
  const flaky = journeys.filter(({ status }) => status === 'flaky')
  const isTooFlaky = flaky.length > flakyAllowed
  const failedUnits = units.reduce((all, one) => all + one.numFailedTests + one.numRuntimeErrorTestSuites, 0)
  return {
    lines: [
      ...(flaky.length > 0 ? [`Flaky${isTooFlaky ? ', and too many' : ''}:`] : []),
      ...flaky.map(({ file, title }) => `  ${file} › ${title}`),
      'The slowest files:',
      ...slowest(units, journeys),
      ...faults,
    ],
    passed:
      units.reduce((all, one) => all + one.numPassedTests, 0) +
      journeys.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failed:
      failedUnits +
      journeys.filter(({ status }) => status === 'unexpected').length +
      (isTooFlaky ? 1 : 0) +
      faults.length,
  }
}

/**
 * @param {{jest: string, playwright: string}} from
 * @returns {{name: string, ids: string[], status: string}[]} each test that ran, with the rules that it holds
 */
export function ranTests(from) {
  const units = (read(from.jest)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      name: `${relative('.', name)} › ${title}`,
      ids: (/(?: @\d\S*)+$/.exec(title)?.[0] ?? '').split(' @').filter(Boolean),
      status,
    })),
  )
  const journeys = specs(read(from.playwright)).map(({ file, title, tags, status }) => ({
    name: `${file} › ${title}`,
    ids: tags.filter((tag) => /^\d/.test(tag)),
    status: { expected: 'passed', flaky: 'passed', unexpected: 'failed' }[status] ?? status,
  }))
  return [...units, ...journeys]
}

function specs(report) {
  const inside = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(inside)]
  return (report?.suites ?? []).flatMap(inside).flatMap(({ file, title, tags, tests }) =>
    tests.map(({ status, results }) => ({
      file: `e2e/${file}`,
      title,
      tags,
      status,
      time: results.reduce((all, { duration }) => all + duration, 0),
    })),
  )
}

function slowest(units, journeys) {
  const times = new Map()
  const add = (file, time) => times.set(file, (times.get(file) ?? 0) + time)
  for (const { file, time } of journeys) add(file, time)
  for (const { testResults } of units)
    for (const { name, startTime, endTime } of testResults) add(relative('.', name), endTime - startTime)
  return [...times]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 10)
    .map(([file, time]) => `  ${(time / 1000).toFixed(1).padStart(6)} s  ${file}`)
}

function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
