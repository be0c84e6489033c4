import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { knownValues } from '@/provider/fields/value-names'
import { readBrand } from './brand'
import { contentDir } from './content-dir'
import { type Fault, tryRead } from './fault'
import { type KindName, kinds, type LiveKind, liveKinds } from './kinds'
import { type MarkdownFile, readMarkdownFile, readYaml, readYamlIfThere, slugsIn } from './read'
import { readHome } from './read-home'
import { readMenu } from './read-menu'
import { readPages } from './read-pages'
import { readQuestions } from './read-questions'

export type Content = ReturnType<typeof readContent>['content']

/** Reads the folder's valid files, and returns faults of the others. `routes` are the first parts of addresses. */
export function readContent(routes: readonly string[]) {
  const faults: Fault[] = []
  const attempt = <T>(read: () => T) => tryRead(read, faults)
  const all = <T>(folder: KindName, { schema }: { schema: z.ZodType<T> }): MarkdownFile<T>[] =>
    slugsIn(folder).flatMap((slug) => attempt(() => readMarkdownFile(folder, slug, schema)) ?? [])

  const values = Object.fromEntries(knownValues().map((name) => [name, name]))
  const { pages, lists } = attempt(() => readPages(values, routes)) ?? { pages: [], lists: [] }
  const pageNames = slugsIn('pages')
  attempt(() => readMenu(pages, [...routes, ...pageNames]))

  attempt(() => readYamlIfThere('search.yaml', kinds.search.schema))

  const live = {
    'career-paths': all('career-paths', kinds['career-paths']),
    posts: all('posts', kinds.posts),
    resources: all('resources', kinds.resources),
    testimonies: all('testimonies', kinds.testimonies),
    events: all('events', kinds.events),
  } satisfies Record<LiveKind, unknown>
  const content = {
    brand: attempt(readBrand),
    home: attempt(() => readHome(values)),
    enrolment: attempt(() => readYaml('enrolment.yaml', kinds.enrolment.schema)),
    pages: [...pages, ...lists],
    /** The names of all pages, also of those with faults. */
    pageNames,
    provider: attempt(() => readYaml('provider.yaml', kinds.provider.schema)),
    companies: attempt(() => readYamlIfThere('companies.yaml', kinds.companies.schema)) ?? [],
    finder: attempt(() => readYamlIfThere('finder.yaml', kinds.finder.schema)),
    people: all('people', kinds.people),
    questions: attempt(() => readQuestions(values)) ?? [],
    ...live,
    /** Empty when the folder cannot be read. */
    filesIn: (folder: string) => {
      try {
        return readdirSync(join(contentDir(), folder))
      } catch {
        return []
      }
    },
    /** Whether a file or folder of this name exists. */
    has: (name: string) => existsSync(join(contentDir(), name)),
  }
  return { content, faults }
}

/** Markdown files of every kind. */
export function textsOf(content: Content): MarkdownFile<object>[] {
  const { pages, people, questions } = content
  const live = liveKinds.map((kind): MarkdownFile<object>[] => content[kind])
  return [...pages, ...people, ...questions, ...live.flat()]
}
