import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const folders = ['app', 'components', 'lib', 'server', 'upstream', 'delivery', 'mail', 'database', 'provider']

// Labels of the site that the demo provider's texts have too.
const labels = [
  'See all career paths',
  'Write to us',
  'The film on the home page',
  'Questions and answers',
  'What it costs',
]

const filesIn = (folder: string, ends: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ends.test(name) && !/\.test\.tsx?$|(^|\/)testing\./.test(name))
    .map((name) => join(folder, name))

// Leaves comments out, because visitors never read them.
const codeOf = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '').replace(/\s+/g, ' ')

/** All texts in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

// Splits a text at placeholders such as {{name}}, at Markdown's signs and at the ends of sentences.
const phrases = (text: string) =>
  text
    .split(/\{\{[^}]*\}\}|\*\*|\]\([^)]*\)|\[|[.:!?]\s|\n\n|^#+ |^- /m)
    .map((phrase) => phrase.replace(/\s+/g, ' ').trim())

function provided(): Set<string> {
  const yaml = filesIn('content', /\.yaml$/).flatMap((file) => textsIn(parse(readFileSync(file, 'utf8'))))
  const pages = filesIn('content/pages', /\.md$/).map((file) => readFileSync(file, 'utf8'))
  const people = filesIn('content/people', /\.md$/).map((file) => readFileSync(file, 'utf8'))
  const frontOf = (text: string) => parse(text.split(/^---$/m)[1] ?? '')
  const peopleFields = people.map(frontOf)
  const front = [...pages, ...people].flatMap((text) => textsIn(frontOf(text)))
  const bodies = [...pages, ...people].map((text) => text.split(/^---$/m)[2] ?? '')
  const facts = parse(readFileSync('content/provider.yaml', 'utf8'))
  const called = [...facts.plans, ...parse(readFileSync('content/companies.yaml', 'utf8')), ...peopleFields]
  const names = [
    facts.name,
    facts.phone,
    facts.email,
    facts.address.street,
    ...called.map(({ name }) => name),
  ]
  const said = [...yaml, ...front, ...bodies]
    .flatMap(phrases)
    .filter((phrase) => phrase.split(' ').length > 2)
  return new Set([...names, ...said.filter((phrase) => !labels.includes(phrase))])
}

test('code contains no words of the provider', () => {
  const said = [...provided()]
  const found = Object.fromEntries(
    folders
      .flatMap((folder) => filesIn(folder, /\.(tsx?|mjs|css)$/))
      .map((file) => [file, codeOf(readFileSync(file, 'utf8'))] as const)
      .map(([file, code]) => [file, said.filter((phrase) => code.includes(phrase))] as const)
      .filter(([, phrases]) => phrases.length > 0),
  )
  expect(found).toEqual({})
})
