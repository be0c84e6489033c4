import { readFileSync } from 'node:fs'
import { faultOf, readMutations } from './mutations.mjs'

const mutations = readMutations()

test.each(mutations.map((mutation) => [mutation.rule, mutation] as const))(
  'rule %s can still be taken out of the code, and has tests',
  (_, mutation) => {
    expect(faultOf(mutation, readFileSync(mutation.file, 'utf8'))).toBeUndefined()
  },
)

test('rules of every section but roles are taken out, some of which only the browser’s tests hold', () => {
  expect([...new Set(mutations.map(({ rule }) => rule[0]))].sort()).toEqual([...'12345789'])
  const journeys = mutations.filter(({ tests }) => tests.every((test) => test.startsWith('e2e/')))
  expect(journeys.length).toBeGreaterThanOrEqual(8)
})

const sound = {
  number: 1,
  rule: '9.16',
  removes: 'a price',
  file: 'a.ts',
  from: '149',
  to: '159',
  tests: ['b › c'],
}

test.each([
  [{}, 'price: 149', undefined],
  [{}, 'price: 129', 'what it replaces is found 0 times'],
  [{}, '149 or 149', 'what it replaces is found 2 times'],
  [{ to: '149' }, 'price: 149', 'it changes nothing'],
  [{ tests: [] }, 'price: 149', 'there is no such rule with tests'],
])('with %j, of %j it is said: %s', (change, source, fault) => {
  expect(faultOf({ ...sound, ...change }, source)).toBe(fault)
})
