import { type Content, textsOf } from '@/provider/content'
import type { Check, Surroundings } from '@/provider/finding'
import { headingId } from '@/provider/heading-id'
import { linksIn, withoutCode } from '@/provider/links-in'
import { nearest } from '@/provider/nearest'
import type { MarkdownFile } from '@/provider/read'
import { sectionIds } from '@/provider/sections/section-ids'

/** A link to a page or a part of one that is not there. */
export const links: Check = (content, surroundings) => {
  const faultOf = linkFaults(content, surroundings)
  return textsOf(content).flatMap(({ file, slug, text, textLine }) =>
    linksIn(text, textLine).flatMap(({ href, line }) => {
      const message = faultOf(href, `/${slug}`)
      return message ? { level: 'error' as const, file, line, message } : []
    }),
  )
}

/**
 * What is wrong with an address of the site, if anything. What another server publishes is not known here.
 *
 * @returns a function of the address and the page that it stands on
 */
export function linkFaults(content: Content, { routes, isPublisher }: Surroundings) {
  const known = pagesOf(content, routes)
  return (href: string, page: string): string | undefined =>
    isPublisher || !/^\/(careerpaths|blog|events)\//.test(href) ? faultOf(href, page, known) : undefined
}

type Pages = { paths: Set<string>; routes: readonly string[]; parts: Map<string, Set<string>> }

const sections = {
  careerPaths: 'careerpaths',
  posts: 'blog',
  events: 'events',
  resources: 'resources',
} as const

function pagesOf(content: Content, routes: readonly string[]): Pages {
  const paths = new Set(['/', ...routes.map((route) => `/${route}`)])
  const parts = new Map<string, Set<string>>()
  for (const [kind, section] of Object.entries(sections) as [keyof typeof sections, string][])
    for (const file of content[kind]) {
      paths.add(`/${section}/${file.slug}`)
      parts.set(`/${section}/${file.slug}`, partsOf(file))
    }
  for (const name of content.pageNames) paths.add(`/${name}`)
  for (const page of content.pages)
    parts.set(`/${page.slug}`, new Set([...partsOf(page), ...sectionIds(page.fields.sections, page.slug)]))
  if (content.home) parts.set('/', new Set(sectionIds(content.home.sections, 'home')))
  return { paths, routes, parts }
}

const partsOf = ({ slug, text }: MarkdownFile<unknown>) =>
  new Set(
    [...withoutCode(text).matchAll(/^#{2,3}\s+(.+)$/gm)].map(
      ([, words = '']) => `${slug}-${headingId(words)}`,
    ),
  )

function faultOf(href: string, from: string, pages: Pages): string | undefined {
  if (!href) return 'a link leads nowhere: write its address between the round brackets'
  if (/^(https?:\/\/|mailto:|tel:)/.test(href)) return
  const [path = '', part] = href.split('#')
  const page = path.replace(/\?.*$/, '').replace(/(.)\/$/, '$1')
  const ownParts = [...pages.parts].find(([of]) => of.endsWith(from))?.[1]
  if (page === '') return part && ownParts && !ownParts.has(part) ? noPart(href, part, ownParts) : undefined
  if (!page.startsWith('/'))
    return `${href} is no address: begin with / for a page of the site, or with https://`
  const section = page.split('/')[1] ?? ''
  const isListed = Object.values(sections).some((each) => each === section)
  const isKnown =
    pages.paths.has(page) || (!isListed && pages.routes.includes(section) && page !== `/${section}`)
  if (!isKnown && !/\/page\/\d+$/.test(page)) {
    const meant = nearest(page, [...pages.paths])
    return `there is no page ${page}${meant ? `: did you mean ${meant}?` : ''}`
  }
  const parts = pages.parts.get(page)
  return part && parts && !parts.has(part) ? noPart(href, part, parts) : undefined
}

function noPart(href: string, part: string, parts: Set<string>): string {
  const meant = nearest(part, [...parts])
  return `${href} leads to a part that is not there${meant ? `: did you mean #${meant}?` : ''}`
}
