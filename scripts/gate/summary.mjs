import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

export const reports = {
  jest: '.data/test/jest.json',
  postgres: '.data/test/postgres.json',
  playwright: '.data/test/playwright.json',
}

// A browser on a busy machine may fail once.
const maxFlaky = 2

/** Counts what passed and failed over all reports. Each fault counts as a failure, and so do three flaky tests together. */
export function summary(from = reports, faults = []) {
  const units = [read(from.jest), read(from.postgres)].filter(Boolean)
  const journeys = specs(read(from.playwright))
  const flaky = journeys.filter(({ status }) => status === 'flaky')
  const isTooFlaky = flaky.length > maxFlaky
  const inUnits = (name) => units.reduce((all, one) => all + one[name], 0)
  const inJourneys = (...ends) => journeys.filter(({ status }) => ends.includes(status)).length
  const failedUnits = inUnits('numFailedTests') + inUnits('numRuntimeErrorTestSuites')
  return {
    lines: [
      ...(flaky.length > 0 ? [`Flaky${isTooFlaky ? ', and too many' : ''}:`] : []),
      ...flaky.map(({ file, title }) => `  ${file} › ${title}`),
      'The slowest files:',
      ...slowest(units, journeys),
      ...faults,
    ],
    passed: inUnits('numPassedTests') + inJourneys('expected', 'flaky'),
    failed: failedUnits + inJourneys('unexpected') + (isTooFlaky ? 1 : 0) + faults.length,
  }
}

/** Each test that ran, with the rules that it holds. */
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
