import { type Content, textsOf } from '@/provider/content'
import type { Check } from '@/provider/finding'
import { headingId } from '@/provider/heading-id'
import { linksIn, withoutCode } from '@/provider/links-in'
import { nearest } from '@/provider/nearest'
import type { MarkdownFile } from '@/provider/read'

/** A link to a page or a part of one that is not there. */
export const links: Check = (content, { routes, isPublisher }) => {
  const known = pagesOf(content, routes)
  return textsOf(content).flatMap(({ file, slug, text, textLine }) =>
    linksIn(text, textLine).flatMap(({ href, line }) => {
      const message =
        isPublisher || !/^\/(careerpaths|blog|events)\//.test(href) ? faultOf(href, slug, known) : ''
      return message ? { level: 'error' as const, file, line, message } : []
    }),
  )
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
  return { paths, routes, parts }
}

const partsOf = ({ slug, text }: MarkdownFile<unknown>) =>
  new Set(
    [...withoutCode(text).matchAll(/^#{2,3}\s+(.+)$/gm)].map(
      ([, words = '']) => `${slug}-${headingId(words)}`,
    ),
  )

function faultOf(href: string, slug: string, pages: Pages): string | undefined {
  if (!href) return 'a link leads nowhere: write its address between the round brackets'
  if (/^(https?:\/\/|mailto:|tel:)/.test(href)) return
  const [path = '', part] = href.split('#')
  const page = path.replace(/\?.*$/, '').replace(/(.)\/$/, '$1')
  const ownParts = [...pages.parts].find(([of]) => of.endsWith(`/${slug}`))?.[1]
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
