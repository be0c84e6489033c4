import { z } from 'zod'
import { parseYaml } from './parse-yaml'

const schema = z.strictObject({
  name: z.string().min(1),
  draft: z.boolean().optional(),
  start: z.iso.date().optional(),
  plans: z.array(z.strictObject({ id: z.string(), price: z.int() })).default([]),
})
const read = (text: string) =>
  parseYaml({ file: 'content/provider.yaml', source: text, firstLine: 1 }, schema)

test('valid YAML is read', () => {
  expect(read('name: Boats\nplans:\n  - id: oak\n    price: 100')).toEqual({
    name: 'Boats',
    plans: [{ id: 'oak', price: 100 }],
  })
})

test.each([
  ['an unknown name, with the one that was meant', 'name: Boats\ndraf: true', '2: draf: did you mean draft?'],
  [
    'an unknown name that resembles no known one, with all known names',
    'name: Boats\ncolour: red',
    '2: colour: isn’t known here. Use one of name, draft, start, plans',
  ],
  [
    'a name inside a list',
    'name: Boats\nplans:\n  - id: oak\n    prise: 1\n    price: 1',
    '4: plans.1.prise: did you mean price?',
  ],
  ['a missing name, at its entry', 'name: Boats\nplans:\n  - id: oak', '3: plans.1.price: is missing'],
  ['another kind of value', 'name: 7', '1: name: must be a text'],
  ['an empty text', 'name: ""', '1: name: is empty'],
  ['an impossible day', 'name: Boats\nstart: 2027-02-30', '2: start: must be a date such as 2027-01-10'],
  [
    'a part of a penny',
    'name: Boats\nplans: [{ id: oak, price: 1.5 }]',
    '2: plans.1.price: must be a whole number',
  ],
  ['a colon too many', 'name: Boats: and oars', '1: has a second colon: put the text in quotation marks'],
  [
    'a name that is there twice',
    'name: Boats\nname: Oars',
    '2: is used twice: each name can be used only once',
  ],
  ['an empty file', '', '1: name: is missing'],
  ['a list in the place of names', '- Boats', '1: must be names with values, one on each line'],
])('the fault is reported with file and line: %s', (_, text, told) => {
  expect(() => read(text)).toThrow(`content/provider.yaml:${told}`)
})

test('all faults of a file are reported at once', () => {
  expect(() => read('name: ""\ndraf: true\nstart: soon')).toThrow(/:1: name.*\n.*:3: start.*\n.*:2: draf/)
})

test('the line of a fault in front matter counts from the top of the file', () => {
  const post = { file: 'content/posts/a.md', source: 'name: Boats\ndraf: true', firstLine: 2 }
  expect(() => parseYaml(post, schema)).toThrow('content/posts/a.md:3: draf')
})

test('broken YAML is reported with its line', () => {
  expect(() => read('name: Boats\nplans:\n\t- id: oak')).toThrow('content/provider.yaml:3: begins with a tab')
  expect(() => read('name: "Boats\nplans: []')).toThrow(/content\/provider.yaml:\d: /)
})
