// Checks that tests hold the specification's rules. A test names its rules by tags: `holds('3.1')` in Playwright,
// `rule('3.1', …)` in Jest, where the tags end its title.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ranTests, reports } from './summary.mjs'

/** `line` counts the rules, and each of `faults` fails the gate. */
export function rulesReport(
  from = reports,
  contract = { rules: 'contract/specification', decisions: 'docs/decisions' },
) {
  const tests = ranTests(from)
  const rules = readRules(contract.rules)
  const known = new Set(rules.map(({ id }) => id))
  const unknown = tests.flatMap(({ ids, name }) =>
    ids.filter((id) => !known.has(id)).map((id) => `There is no rule ${id}: ${name}`),
  )
  const decided = new Set(readdirSync(contract.decisions).map((file) => Number.parseInt(file, 10)))
  const testsOf = ({ id }) => tests.filter(({ ids }) => ids.includes(id))
  const faults = rules.flatMap((rule) => [...faultsOf(rule, decided), ...unheld(rule, testsOf(rule))])
  const free = rules.filter(({ nothing }) => nothing).map(({ id }) => id)
  const held = rules.filter((rule) => testsOf(rule).length > 0)
  return {
    line: `${rules.length} rules, ${held.length} with tests (rules that need no test: ${free.join(', ') || 'none'})`,
    faults: [...unknown, ...faults.map((fault) => `Rule ${fault}`)],
  }
}

// Every value is text: an id such as 1.10 is no number.
function readRules(folder) {
  return readdirSync(folder).flatMap((file) =>
    Object.entries(parse(readFileSync(join(folder, file), 'utf8'), { schema: 'failsafe' })).map(
      ([id, rule]) => ({ id, file, ...(typeof rule === 'string' ? { says: rule } : rule) }),
    ),
  )
}

function faultsOf({ id, file, says, instead, decision }, decided) {
  return [
    !id.startsWith(file.replace(/yaml$/, '')) && `${id} stands in ${file}`,
    !says && `${id} has no words`,
    decision && !decided.has(Number(decision)) && `${id} names decision ${decision}, which is not there`,
    decision && !instead && `${id} names a decision, but not what is done instead`,
  ].filter(Boolean)
}

// A test that runs in several browsers passes if it passes in one and fails in none.
function unheld({ id, says, nothing }, tests) {
  if (nothing) return tests.map(({ name }) => `${id} needs no test, but has ${name}`)
  if (tests.length === 0) return [`${id} (${says}) has no test`]
  return [...new Set(tests.map(({ name }) => name))].flatMap((name) => {
    const came = tests.filter((test) => test.name === name).map(({ status }) => status)
    if (came.includes('failed')) return [`${id} (${says}) has a test that failed: ${name}`]
    return came.includes('passed') ? [] : [`${id} (${says}) has a test that did not run: ${name}`]
  })
}
