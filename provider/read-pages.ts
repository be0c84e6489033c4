import { join } from 'node:path'
import type { z } from 'zod'
import { contentDir, nameOf } from './content-dir'
import { ContentError, type Fault, tryRead } from './fault'
import { filled, type Values } from './fill'
import { filledText } from './filled-text'
import { isListPage, listPageFields } from './kinds/list-page'
import { pageFields } from './kinds/page'
import { lineIn } from './parse-yaml'
import { type MarkdownFile, readMarkdownFile, slugsIn } from './read'

export type PageFile = MarkdownFile<z.infer<typeof pageFields>>

/** The site itself links to these. */
export const requiredPages = ['terms-of-service', 'privacy-policy', 'cookie-policy'] as const

/** Reads all pages and fills in values. Throws ContentError with the faults of all files. */
export function readPages(values: Values, routes: readonly string[]) {
  const faults: Fault[] = []
  const names = slugsIn('pages')
  const read = <T>(name: string, schema: z.ZodType<T>) =>
    tryRead(() => readMarkdownFile('pages', name, filled(schema, values)), faults) ?? []
  const pages = names.filter((name) => !isListPage(name)).flatMap((name) => read(name, pageFields))
  const lists = names.filter(isListPage).flatMap((name) => read(name, listPageFields))
  faults.push(...pages.flatMap((page) => addressFaults(page, pages, routes)), ...missing(names))
  faults.push(...lists.filter(({ text }) => text.trim()).map(textFault))
  const whole = pages.map((page) => ({ ...page, text: filledText(page, values, faults) }))
  faults.push(...whole.filter(isNeeded).flatMap(hiddenFaults))
  if (faults.length > 0) throw new ContentError(faults)
  return { pages: whole, lists }
}

const textFault = ({ file, slug, textLine }: MarkdownFile<unknown>): Fault => ({
  file,
  line: textLine,
  message: `/${slug} doesn’t show this text: put it into a section, such as “- section: text”`,
})

const isNeeded = ({ slug, text }: PageFile) =>
  requiredPages.some((required) => required === slug) || text.includes('{{figures_table}}')

function hiddenFaults(page: PageFile): Fault[] {
  const keys = (['draft', 'publish'] as const).filter((key) => page.fields[key])
  return keys.map((key) => ({
    file: page.file,
    line: lineIn(page, [key]),
    message: `${key}: the site links to this page, so everyone must be able to see it`,
  }))
}

function addressFaults({ slug, file }: PageFile, all: PageFile[], routes: readonly string[]): Fault[] {
  const twin = all.find((other) => other.slug !== slug && other.slug.toLowerCase() === slug.toLowerCase())
  if (twin && twin.slug < slug) return [{ file, message: `has the same address as ${twin.file}` }]
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return [{ file, message: 'the name becomes the address: use lower-case letters, digits and hyphens' }]
  if (routes.includes(slug))
    return [{ file, message: `/${slug} is an address that the site uses itself: choose another name` }]
  return []
}

function missing(names: string[]): Fault[] {
  return requiredPages
    .filter((required) => !names.includes(required))
    .map((required) => ({
      file: nameOf(join(contentDir(), 'pages', `${required}.md`)),
      message: 'is missing, and the site needs it',
    }))
}
