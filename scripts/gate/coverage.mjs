// From the specification to its tests. `npm run coverage` writes docs/coverage.md and says what no test holds, as far as
// that can be seen without running them; the gate asks the reports of the tests that have run.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { coveragePage } from './coverage-page.mjs'
import { ranTests } from './ran-tests.mjs'
import { isWritten, means, parseReference } from './reference.mjs'
import { faultsOfRules, nameOf, readSpecification } from './specification.mjs'

const files = { rules: 'contract/specification', decisions: 'docs/decisions.md', page: 'docs/coverage.md' }

/**
 * What keeps the gate from passing: rules that no test holds which ran and passed, and a page that is out of date.
 *
 * @param {{file: string, titles: string[], status: 'passed' | 'failed' | 'skipped'}[]} [tests] those that have run
 * @param {typeof files} [from]
 * @returns {string[]} one line a fault
 */
export function coverageFaults(tests = ranTests(), from = files) {
  const stateOf = (reference) => {
    const meant = tests.filter((test) => means(reference, test))
    if (meant.some(({ status }) => status === 'failed')) return 'failed'
    if (meant.some(({ status }) => status === 'passed')) return 'good'
    return meant.length > 0 ? 'did not run' : 'is not there'
  }
  const page = existsSync(from.page) ? readFileSync(from.page, 'utf8') : ''
  const isOld = page !== coveragePage(readSpecification(from.rules))
  return [
    ...faultsIn(from, stateOf),
    ...(isOld ? [`${from.page} is out of date: run \`npm run coverage\``] : []),
  ]
}

/**
 * The same without reports: whether each named test is written.
 *
 * @param {typeof files} [from]
 * @returns {string[]} one line a fault
 */
export function writtenFaults(from = files) {
  return faultsIn(from, (reference) => (isWritten(reference) ? 'good' : 'is not there'))
}

function faultsIn({ rules, decisions }, stateOf) {
  const sections = readSpecification(rules)
  const untested = sections
    .flatMap((section) => section.rules)
    .flatMap((rule) =>
      rule.tests.flatMap((text) => {
        const state = stateOf(parseReference(text))
        return state === 'good' ? [] : [`${nameOf(rule)}: its test ${state}: ${text}`]
      }),
    )
  return [...faultsOfRules(sections, readFileSync(decisions, 'utf8')), ...untested]
}

if (import.meta.filename === process.argv[1]) {
  const sections = readSpecification(files.rules)
  writeFileSync(files.page, coveragePage(sections))
  const faults = writtenFaults()
  const count = sections.reduce((sum, { rules }) => sum + rules.length, 0)
  const outcome = faults.length > 0 ? `${faults.length} faults` : 'each has a test'
  process.stdout.write(`${[...faults, `${files.page}: ${count} rules, ${outcome}`].join('\n')}\n`)
  process.exit(faults.length > 0 ? 1 : 0)
}
