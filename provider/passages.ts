import { type Content, textsOf } from './content'
import { withoutCode } from './links-in'
import { lineIn, type Source } from './parse-yaml'
import { readSource } from './read'

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
  const texts = textsOf(content).flatMap(({ slug, text, textLine, ...file }) => [
    ...passagesIn(file.fields, file, slug),
    ...withoutCode(text)
      .split('\n')
      .map((line, index) => ({ file: file.file, slug, text: line, line: () => textLine + index })),
  ])
  return [
    ...ofYaml('home.yaml', content.home, 'home'),
    ...ofYaml('enrolment.yaml', content.enrolment),
    ...ofYaml('finder.yaml', content.finder),
    ...texts,
  ]
}

function ofYaml(file: string, value: unknown, slug = ''): Passage[] {
  return value === undefined ? [] : passagesIn(value, readSource(file), slug)
}

function passagesIn(value: unknown, source: Source, slug: string, path: PropertyKey[] = []): Passage[] {
  if (typeof value === 'string') {
    const name = String(path.at(-1))
    return [{ file: source.file, slug, text: value, name, line: () => lineIn(source, path) }]
  }
  if (Array.isArray(value))
    return value.flatMap((each, index) => passagesIn(each, source, slug, [...path, index]))
  if (typeof value !== 'object' || value === null || value instanceof Date) return []
  return Object.entries(value).flatMap(([key, each]) => passagesIn(each, source, slug, [...path, key]))
}
