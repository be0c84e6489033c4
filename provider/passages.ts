import { type Content, textsOf } from './content'
import { withoutCode } from './links-in'
import { lineIn } from './parse-yaml'
import { fileIn } from './read'

/** A line of a text, or a YAML value. */
export type Passage = {
  file: string
  /** The slug of its page; empty without a page. */
  slug: string
  text: string
  /** The value's key, such as "to". */
  name?: string
  /** The line in the file. */
  line: () => number
}

/** All of the provider's words: texts line by line without code, and YAML values. */
export function passagesOf(content: Content): Passage[] {
  const texts = textsOf(content).flatMap(({ file, slug, text, textLine, fields, source }) => [
    ...passagesIn(fields, { file, slug, source, firstLine: 2 }),
    ...withoutCode(text)
      .split('\n')
      .map((line, index) => ({ file, slug, text: line, line: () => textLine + index })),
  ])
  return [
    ...ofYaml('home.yaml', content.home, 'home'),
    ...ofYaml('enrolment.yaml', content.enrolment),
    ...ofYaml('finder.yaml', content.finder),
    ...texts,
  ]
}

function ofYaml(file: string, value: unknown, slug = ''): Passage[] {
  if (value === undefined) return []
  const { name, text: source } = fileIn(file)
  return passagesIn(value, { file: name, slug, source, firstLine: 1 })
}

type Source = { file: string; slug: string; source: string; firstLine: number }

function passagesIn(value: unknown, place: Source, path: PropertyKey[] = []): Passage[] {
  const { file, slug, source, firstLine } = place
  if (typeof value === 'string') {
    const name = String(path.at(-1))
    return [{ file, slug, text: value, name, line: () => lineIn(source, path, firstLine) }]
  }
  if (Array.isArray(value)) return value.flatMap((each, index) => passagesIn(each, place, [...path, index]))
  if (typeof value !== 'object' || value === null || value instanceof Date) return []
  return Object.entries(value).flatMap(([key, each]) => passagesIn(each, place, [...path, key]))
}
