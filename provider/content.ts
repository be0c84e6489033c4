import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { contentDir } from './content-dir'
import { ContentError, type Fault } from './fault'
import { careerPathFields } from './kinds/career-path'
import { companies } from './kinds/company'
import { eventFields } from './kinds/event'
import { personFields } from './kinds/person'
import { postFields } from './kinds/post'
import { providerFields } from './kinds/provider'
import { resourceFields } from './kinds/resource'
import { testimonyFields } from './kinds/testimony'
import { type MarkdownFile, markdownIn, readMarkdownFile, readYaml, readYamlIfThere } from './read'
import { readHome } from './read-home'
import { readMenu } from './read-menu'
import { readPages } from './read-pages'
import { valueNames } from './value-names'

export type Content = ReturnType<typeof readContent>['content']

/**
 * Reads all of the provider's folder, as far as it can be read. Where a text names a value, the value's name stands in its
 * place, as only the site knows all of them.
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

  const provider = attempt(() => readYaml('provider.yaml', providerFields))
  const names = [...valueNames, ...Object.keys(provider?.claims ?? {}).map((name) => `claims.${name}`)]
  const values = { ...Object.fromEntries(names.map((name) => [name, name])), name: provider?.name ?? 'name' }
  // Without the provider nobody can tell which claims there are.
  const pages = (provider && attempt(() => readPages(values, routes))) ?? []
  const content = {
    provider,
    home: provider && attempt(() => readHome(values)),
    pages,
    menu: pages.length > 0 ? attempt(() => readMenu(pages, routes)) : undefined,
    companies: attempt(() => readYamlIfThere('companies.yaml', companies)) ?? [],
    people: all('people', personFields),
    careerPaths: all('career-paths', careerPathFields),
    posts: all('posts', postFields),
    resources: all('resources', resourceFields),
    testimonies: all('testimonies', testimonyFields),
    events: all('events', eventFields),
    /** Whether there is a folder or a file of this name. */
    has: (name: string) => existsSync(join(contentDir(), name)),
  }
  return { content, faults }
}

/** All Markdown files, whatever they are of. */
export function textsOf(content: Content): MarkdownFile<object>[] {
  const { pages, people, careerPaths, posts, resources, testimonies, events } = content
  return [...pages, ...people, ...careerPaths, ...posts, ...resources, ...testimonies, ...events]
}
