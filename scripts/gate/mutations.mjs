// `npm run test:mutations`: takes rules of the specification out of a copy of the code, one at a time, and shows that a
// test of each fails for it. `--only 9.16,9.17` tries those alone, `--from 32 --to 36` those numbers of the list.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { say } from '../serve/setup.mjs'
import { parseReference } from './reference.mjs'
import { scratchCopy } from './scratch-copy.mjs'
import { readSpecification } from './specification.mjs'

/**
 * @param {string} [file]
 * @returns {{number: number, rule: string, removes: string, file: string, from: string, to: string, tests: string[]}[]}
 *   what can be taken out, with the tests of its rule
 */
export function readMutations(file = 'contract/specification/mutations.yaml') {
  const rules = readSpecification().flatMap((section) => section.rules)
  const testsOf = (id) => rules.find((rule) => rule.id === id)?.tests ?? []
  const entries = Object.entries(parse(readFileSync(file, 'utf8'), { schema: 'failsafe' }))
  return entries.map(([rule, more], index) => ({ number: index + 1, rule, ...more, tests: testsOf(rule) }))
}

/**
 * @param {ReturnType<typeof readMutations>[0]} mutation
 * @param {string} source what the file holds
 * @returns {string | undefined} why the rule cannot be taken out
 */
export function faultOf({ from, to, tests }, source) {
  const places = source.split(from).length - 1
  if (tests.length === 0) return 'there is no such rule with tests'
  if (places !== 1) return `what it replaces is found ${places} times`
  return from === to ? 'it changes nothing' : undefined
}

const isJourney = ({ file }) => file.startsWith('e2e/')
const unitsOf = ({ tests }) => tests.map(parseReference).filter((test) => !isJourney(test))
const journeysOf = ({ tests }) => tests.map(parseReference).filter(isJourney)

function main() {
  const { only, from = '1', to = '999' } = options()
  const all = readMutations()
  const isAsked = ({ number, rule }) =>
    only ? only.split(',').includes(rule) : number >= Number(from) && number <= Number(to)
  const asked = all.filter(isAsked)
  const faults = all.flatMap((one) => {
    const fault = faultOf(one, readFileSync(one.file, 'utf8'))
    return fault ? [`Rule ${one.rule}: ${fault} (${one.file})`] : []
  })
  if (faults.length > 0 || asked.length === 0) return end([...faults, 'Nothing was tried'].join('\n'), 1)

  const copy = scratchCopy()
  say(`Trying ${asked.length} of ${all.length} removals in ${copy.folder}`)
  const sound = soundness(copy)
  const [fast, slow] = [asked.flatMap(unitsOf), asked.filter((one) => unitsOf(one).length === 0)]
  if (!sound(fast) || !sound(slow.flatMap(journeysOf))) return end('Nothing was tried', 1)

  let noticed = 0
  for (const mutation of asked) {
    const begun = Date.now()
    const by = noticedBy(mutation, copy, sound)
    if (by.test) noticed++
    const outcome = by.test ? `noticed by ${by.test}` : `NOT NOTICED${by.why ? `: ${by.why}` : ''}`
    const seconds = Math.round((Date.now() - begun) / 1000)
    say(`${mutation.number}. Rule ${mutation.rule}, without ${mutation.removes}: ${outcome} (${seconds} s)`)
  }
  end(`${noticed} of ${asked.length} removed rules were noticed`, noticed === asked.length ? 0 : 1)
}

// Unit tests first, as they are quick; the browser only where they have noticed nothing.
function noticedBy(mutation, copy, sound) {
  const [units, journeys] = [unitsOf(mutation), journeysOf(mutation)]
  let found = {}
  if (units.length > 0) found = mutated(mutation, copy, () => copy.runUnits(units))
  if (found.test || journeys.length === 0) return found
  if (!sound(journeys)) return { why: 'its tests fail without any change' }
  return mutated(mutation, copy, () => copy.runJourneys(journeys))
}

function mutated({ file, from, to }, copy, run) {
  copy.change(file, (source) => source.replace(from, () => to))
  try {
    const { failed, why } = run()
    return { test: failed[0], why }
  } finally {
    copy.restore(file)
  }
}

// Whether tests pass while nothing is taken out; asked once of each.
function soundness(copy) {
  const known = new Map()
  const nameOf = ({ file, title }) => `${file} › ${title}`
  return (references) => {
    const open = new Map(references.map((one) => [nameOf(one), one]).filter(([name]) => !known.has(name)))
    if (open.size > 0) {
      const all = [...open.values()]
      const { failed, why } = isJourney(all[0]) ? copy.runJourneys(all) : copy.runUnits(all)
      const isGood = failed.length === 0 && !why
      for (const name of open.keys()) known.set(name, isGood)
      const faulty = failed.length > 0 ? failed : [`${why}, of ${[...open.keys()].join('; ')}`]
      say(`Without any change, ${isGood ? `${open.size} tests pass` : `tests FAIL: ${faulty.join('; ')}`}`)
      if (!isGood) say(`What they said is in ${copy.log}`)
    }
    return references.every((one) => known.get(nameOf(one)))
  }
}

function options() {
  const text = { type: 'string' }
  return parseArgs({ options: { only: text, from: text, to: text } }).values
}

function end(text, code) {
  process.stdout.write(`${text}\n`)
  process.exitCode = code
}

if (import.meta.filename === process.argv[1]) main()
