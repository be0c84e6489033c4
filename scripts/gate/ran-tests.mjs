// Which tests have run, by the reports of Jest and Playwright.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { reports } from './summary.mjs'

/**
 * @param {{jest?: string, playwright?: string}} [from] the reports' files
 * @param {string} [root] the folder of the project that they are of
 * @returns {{file: string, titles: string[], status: 'passed' | 'failed' | 'skipped'}[]} each test with its titles, from
 *   the outermost `describe` to its own
 */
export function ranTests(from = reports, root = '.') {
  return [...units(read(from.jest), root), ...journeys(read(from.playwright))]
}

function units(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: relative(root, name),
      titles: [...ancestorTitles, title],
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  )
}

const statuses = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' }

// The outermost suites are the files.
function journeys(report) {
  const inside = (suite, around) => [
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests.map(({ status }) => ({
        file: `e2e/${file}`,
        titles: [...around, title],
        status: statuses[status],
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => inside(inner, [...around, inner.title])),
  ]
  return (report?.suites ?? []).flatMap((file) => inside(file, []))
}

function read(path) {
  return path && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
