import type { Content } from './content'
import { headingId } from './heading-id'
import { kinds, pagedKinds } from './kinds'
import { withoutCode } from './links-in'
import { isPublic, type Publication } from './publication'
import type { MarkdownFile } from './read'
import { sectionIds } from './sections/section-ids'

export type KnownPage = {
  slug: string
  /** Every visitor may see the page. */
  isPublic: boolean
  /** The page has a file in `pages/`. */
  isOwn?: boolean
  /** Anchors on the page; undefined when its content does not determine them. */
  parts?: Set<string>
}

/** Pages by path. `routes` are the first parts of the site's own addresses. */
export function pagesOf(content: Content, routes: readonly string[], now: Date): Map<string, KnownPage> {
  const own = routes.map((route) => [`/${route}`, { slug: route, isPublic: true }] as const)
  const all = new Map<string, KnownPage>([['/', homeOf(content)], ...own])
  for (const slug of content.pageNames) all.set(`/${slug}`, { slug, isPublic: true })
  for (const { slug, text, fields } of content.pages)
    all.set(`/${slug}`, {
      slug,
      isPublic: !('publish' in fields) || isPublic(fields, now),
      isOwn: true,
      parts: new Set([...idsOf(slug, text), ...sectionIds(fields.sections, slug)]),
    })
  for (const kind of pagedKinds) {
    const files: MarkdownFile<Publication>[] = content[kind]
    for (const { slug, text, fields } of files)
      all.set(`/${kinds[kind].section}/${slug}`, {
        slug,
        isPublic: isPublic(fields, now),
        parts: kind === 'posts' ? new Set(idsOf(slug, text)) : undefined,
      })
  }
  return all
}

const homeOf = ({ home }: Content): KnownPage => ({
  slug: 'home',
  isPublic: true,
  parts: home && new Set(sectionIds(home.sections, 'home')),
})

const idsOf = (slug: string, text: string) =>
  [...withoutCode(text).matchAll(/^#{2,3}\s+(.+)$/gm)].map(([, words = '']) => `${slug}-${headingId(words)}`)
