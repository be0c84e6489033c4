import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { changedYaml as changedIfPossible } from './changed-yaml'

const changedYaml = (source: string, after: unknown) => changedIfPossible(source, after) ?? 'not possible'

const files = ['content', 'e2e/other-provider'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(yaml|md)$/.test(name) && !/files\//.test(name))
    .map((name) => join(folder, name)),
)
// Samples of files and of their values, because each change of a value parses the whole file.
const everyFifth = <Each>(all: Each[]) => all.filter((_, index) => index % 5 === 0)
const samples = files.filter((file, index) => {
  const folder = (name = '') => name.slice(0, name.lastIndexOf('/'))
  return file.endsWith('.yaml') ? file.startsWith('e2e') : folder(file) !== folder(files[index - 1])
})
const yamlOf = (file: string) => {
  const text = readFileSync(file, 'utf8')
  return file.endsWith('.md') ? (/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? '') : text
}

const linesOf = (text: string) => text.split('\n')
function difference(before: string, after: string) {
  const now = linesOf(after)
  const gone = linesOf(before).filter((line) => {
    const at = now.indexOf(line)
    if (at >= 0) now.splice(at, 1)
    return at < 0
  })
  return { gone, came: now }
}

type Tree = { [key: string]: unknown }
// For each single value, a function that returns the whole file's value with only that one changed.
function leaves(value: unknown, put: (other: unknown) => unknown = (other) => other): (() => unknown)[] {
  if (Array.isArray(value))
    return value.flatMap((each, index) => leaves(each, (other) => put(value.toSpliced(index, 1, other))))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) =>
      leaves(each, (other) => put({ ...(value as Tree), [key]: other })),
    )
  return [
    () => put(typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : 'Other: words'),
  ]
}

test('a file without a change stays byte for byte', () => {
  expect(files.length).toBeGreaterThan(90)
  for (const file of files) expect(changedYaml(yamlOf(file), parse(yamlOf(file)))).toBe(yamlOf(file))
})

test('a change of one value changes one line', () => {
  for (const file of samples) {
    const source = yamlOf(file)
    const value = parse(source)
    for (const other of everyFifth(leaves(value))) {
      const after = other()
      const text = changedYaml(source, after)
      expect(parse(text)).toEqual(after)
      const { gone, came } = difference(source, text)
      // A text over several lines is one value, but changes several lines.
      if (gone.length === 1) expect({ file, came: came.length }).toEqual({ file, came: 1 })
      expect(gone.concat(came).filter((line) => /^\s*#/.test(line))).toEqual([])
    }
  }
})

// For each entry of a list and each name: functions that remove it, and functions that move or add entries.
function without(value: unknown, put: (other: unknown) => unknown = (other) => other): (() => unknown)[] {
  if (Array.isArray(value))
    return value.flatMap((each, index) => [
      () => put(value.toSpliced(index, 1)),
      () => put([...value.slice(index), ...value.slice(0, index)]),
      () => put(value.toSpliced(index, 0, { title: 'New', text: 'Words: of it' })),
      ...without(each, (other) => put(value.toSpliced(index, 1, other))),
    ])
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => [
    () => put(Object.fromEntries(Object.entries(value).filter(([other]) => other !== key))),
    () => put({ ...value, new_name: ['one', 'two: three'] }),
    ...without(each, (other) => put({ ...(value as Tree), [key]: other })),
  ])
}

test('entries are added, removed and moved, and the others stay', () => {
  for (const file of samples) {
    const source = yamlOf(file)
    for (const other of everyFifth(without(parse(source)))) {
      const after = other()
      expect({ file, says: parse(changedYaml(source, after)) }).toEqual({ file, says: after })
    }
  }
})

// YAML as people write it: aligned comments, four spaces, empty lines, folded texts, two kinds of quotation marks.
const byHand = `# The yard.
name:   "The yard"      # as on the gate


address:
    street: 'Quay 1'    # the old one
    town: Teal

about: >-
    Long words that run
    over two lines.
phone: +44 20 7946 0018
days: [mon, tue]
plans:
    # The first one sells best.
    - name: One   # by the month
      price: 10

    - name: Two
      price: 20
`

test.each([
  [{ phone: '+44 20 7946 0019' }, 'phone: +44 20 7946 0018', 'phone: +44 20 7946 0019'],
  [{ name: 'Other' }, 'name:   "The yard"      # as on the gate', 'name: "Other" # as on the gate'],
  [{ days: ['mon', 'tue', 'wed'] }, 'days: [mon, tue]', 'days: [mon, tue, wed]'],
  [
    { address: { street: 'Quay 1', town: 'Teal', postcode: 'TE4' } },
    '    town: Teal',
    '    town: Teal\n    postcode: TE4',
  ],
])('a change of one field changes one line, and comments and order stay: %j', (change, gone, came) => {
  const after = { ...parse(byHand), ...change }
  expect(changedYaml(byHand, after)).toBe(byHand.replace(gone, came))
})

test('an entry moves with its comments', () => {
  const after = parse(byHand)
  after.plans.reverse()
  const text = changedYaml(byHand, after)
  expect(parse(text)).toEqual(after)
  for (const [comment] of byHand.matchAll(/#.*/g)) expect(text).toContain(comment)
  expect(text.slice(0, text.indexOf('plans:'))).toBe(byHand.slice(0, byHand.indexOf('plans:')))
})

test('a value that an alias repeats changes only in the edited place', () => {
  const after = { a: { b: 2 }, c: { b: 1 } }
  expect(parse(changedYaml('a: &x { b: 1 } # A\nc: *x\n', after))).toEqual(after)
})
