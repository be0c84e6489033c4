import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { knownValues } from '@/provider/fields/value-names'
import { readBrand } from './brand'
import { contentDir } from './content-dir'
import { ContentError, type Fault } from './fault'
import { careerPathFields } from './kinds/career-path'
import { companies } from './kinds/company'
import { enrolmentFields } from './kinds/enrolment'
import { eventFields } from './kinds/event'
import { finderFields } from './kinds/finder'
import { personFields } from './kinds/person'
import { postFields } from './kinds/post'
import { providerFields } from './kinds/provider'
import { resourceFields } from './kinds/resource'
import { searchFields } from './kinds/search'
import { testimonyFields } from './kinds/testimony'
import { type MarkdownFile, markdownIn, readMarkdownFile, readYaml, readYamlIfThere } from './read'
import { readHome } from './read-home'
import { readMenu } from './read-menu'
import { readPages } from './read-pages'
import { readQuestions } from './read-questions'

export type Content = ReturnType<typeof readContent>['content']

/**
 * Reads all of the provider's folder, as far as it can be read. Values stand in texts by their names.
 *
 * @param routes the first parts of the site's own addresses
 * @returns what could be read, and what is wrong with the rest
 */
export function readContent(routes: readonly string[]) {
  const faults: Fault[] = []
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      faults.push(...error.faults)
    }
  }
  const all = <T>(folder: string, schema: z.ZodType<T>): MarkdownFile<T>[] =>
    markdownIn(folder).flatMap((name) => attempt(() => readMarkdownFile(folder, name, schema)) ?? [])

  const values = Object.fromEntries(knownValues().map((name) => [name, name]))
  const { pages, lists } = attempt(() => readPages(values, routes)) ?? { pages: [], lists: [] }
  const pageNames = markdownIn('pages').map((name) => name.replace(/\.md$/, ''))
  attempt(() => readMenu(pages, [...routes, ...pageNames]))

  attempt(() => readYamlIfThere('search.yaml', searchFields))

  const content = {
    brand: attempt(readBrand),
    home: attempt(() => readHome(values)),
    enrolment: attempt(() => readYaml('enrolment.yaml', enrolmentFields)),
    pages: [...pages, ...lists],
    /** Those of all pages, also where they are at fault. */
    pageNames,
    provider: attempt(() => readYaml('provider.yaml', providerFields)),
    companies: attempt(() => readYamlIfThere('companies.yaml', companies)) ?? [],
    finder: attempt(() => readYamlIfThere('finder.yaml', finderFields)),
    people: all('people', personFields),
    questions: attempt(() => readQuestions(values)) ?? [],
    careerPaths: all('career-paths', careerPathFields),
    posts: all('posts', postFields),
    resources: all('resources', resourceFields),
    testimonies: all('testimonies', testimonyFields),
    events: all('events', eventFields),
    /** What lies in a folder; nothing where that is not there. */
    filesIn: (folder: string) => {
      const path = join(contentDir(), folder)
      return existsSync(path) ? readdirSync(path) : []
    },
    /** Whether there is a folder or a file of this name. */
    has: (name: string) => existsSync(join(contentDir(), name)),
  }
  return { content, faults }
}

/** All Markdown files, whatever they are of. */
export function textsOf(content: Content): MarkdownFile<object>[] {
  const { pages, people, questions, careerPaths, posts, resources, testimonies, events } = content
  return [
    ...pages,
    ...people,
    ...questions,
    ...careerPaths,
    ...posts,
    ...resources,
    ...testimonies,
    ...events,
  ]
}
