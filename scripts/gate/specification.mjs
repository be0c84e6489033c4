// The specification's rules, as contract/specification/ has them: one file a section, one entry a rule.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/**
 * Reads the rules. Every value is text: an id such as 1.10 is no number.
 *
 * @param {string} [folder] where they lie
 * @returns {{name: string, section: string, rules: Rule[]}[]} the sections in the order of their files' names
 * @typedef {{id: string, says: string, instead?: string, decision?: string, nothing?: string, tests: string[]}} Rule
 *   `tests` are references (reference.mjs); `instead` is what is done where the sentence is read otherwise on purpose;
 *   `nothing` is why a sentence holds nothing that could be tested
 */
export function readSpecification(folder = 'contract/specification') {
  return readdirSync(folder)
    .filter((file) => /^\d.*\.yaml$/.test(file))
    .sort(new Intl.Collator('en', { numeric: true }).compare)
    .map((file) => {
      const { section, rules } = parse(readFileSync(join(folder, file), 'utf8'), { schema: 'failsafe' })
      const all = Object.entries(rules).map(([id, rule]) => ({ id, ...rule, tests: rule.tests ?? [] }))
      return { name: file.replace('.yaml', ''), section, rules: all }
    })
}

/**
 * What is wrong with the rules as they are written, whatever the tests do.
 *
 * @param {ReturnType<typeof readSpecification>} sections
 * @param {string} decisions the text of docs/decisions.md
 * @returns {string[]} one line a fault
 */
export function faultsOfRules(sections, decisions) {
  const known = new Set([...decisions.matchAll(/^\*\*(\d+)\. /gm)].map(([, number]) => number))
  return sections.flatMap(({ name, rules }) =>
    rules.flatMap((rule) => {
      const { id, says, instead, decision, nothing, tests } = rule
      const faults = [
        !id.startsWith(`${name}.`) && `its id does not begin with its file's name, ${name}`,
        !says && 'it has no words',
        !nothing && tests.length === 0 && 'no test holds it',
        nothing && tests.length > 0 && 'it says nothing to hold, and has tests',
        decision && !known.has(decision) && `there is no decision ${decision}`,
        decision && !instead && 'it names a decision, but not what is done instead',
      ]
      return faults.filter(Boolean).map((fault) => `${nameOf(rule)}: ${fault}`)
    }),
  )
}

/** A rule in one line of the gate. */
export const nameOf = ({ id, says = '' }) =>
  `Rule ${id} (${says.length > 60 ? `${says.slice(0, 59)}…` : says})`
