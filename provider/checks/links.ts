import type { Check, Finding } from '@/provider/finding'
import { kinds, pagedKinds } from '@/provider/kinds'
import { linksIn } from '@/provider/links-in'
import { didYouMean } from '@/provider/nearest'
import { type KnownPage, pagesOf } from '@/provider/pages-of'
import { type Passage, passagesOf } from '@/provider/passages'
import { pictureName } from '@/provider/pictures/picture-name'

/** Links to a missing or unpublished page or part. */
export const links: Check = (content, { routes: all, isPublisher, now }) => {
  const routes = content.questions.length > 0 ? all : all.filter((route) => route !== 'questions')
  const pages = pagesOf(content, routes, now)
  return passagesOf(content).flatMap((passage) =>
    hrefsIn(passage).flatMap(({ href, isPicture }): Finding[] => {
      if (isPicture && pictureName.test(href)) return []
      if (!isPublisher && pagedKinds.some((kind) => href.startsWith(`/${kinds[kind].section}/`))) return []
      const [level, message] = faultOf(href, passage, pages, routes) ?? []
      return level && message ? [{ level, file: passage.file, line: passage.line(), message }] : []
    }),
  )
}

const hrefsIn = ({ text, name }: Passage) =>
  name === 'to'
    ? [{ href: text, isPicture: false }]
    : name && !/^(text|texts?)$/.test(name)
      ? []
      : linksIn(text)

type Fault = [level: Finding['level'], message: string] | undefined
type Pages = Map<string, KnownPage>

function faultOf(href: string, { slug, file }: Passage, pages: Pages, routes: readonly string[]): Fault {
  if (!href) return ['error', 'a link has no address: write it between the round brackets']
  if (/^(https?:\/\/|mailto:|tel:)/.test(href)) return
  if (/^(\.{0,2}\/)?pictures\//.test(href))
    return [
      'error',
      `${href}: write a picture as ![words](pictures/desk.jpg), with only letters, digits, hyphens and dots`,
    ]
  const [before = '', part] = href.split('#')
  const path = before.replace(/\?.*$/, '').replace(/(.)\/$/, '$1')
  if (path && !path.startsWith('/'))
    return ['error', `${href} isn’t a link: begin with / for a page of the site, or with https://`]
  const page = path ? pages.get(path) : [...pages.values()].find((each) => each.slug === slug)
  if (!page && path && !isOwn(path, routes))
    return ['error', `there’s no page ${path}${didYouMean(path, [...pages.keys()])}`]
  // These texts show a link only once its page is public.
  const isOfSite = /(?:^|\/)(?:(?:home|finder)\.yaml|(?:pages|questions)\/[^/]+)$/.test(file)
  if (page && !page.isPublic && !(page.isOwn && isOfSite))
    return ['warning', `${path} isn’t published yet: until then, the link won’t work`]
  if (!part || !page?.parts || page.parts.has(part)) return
  return ['error', `${href} leads to a part that doesn’t exist${didYouMean(part, [...page.parts], '#')}`]
}

// Whether the site has this page without a file: a numbered page of a list, or a route of its own.
function isOwn(path: string, routes: readonly string[]): boolean {
  const [, route = '', ...rest] = path.split('/')
  if (pagedKinds.some((kind) => kinds[kind].section === route)) return /^page\/\d+$/.test(rest.join('/'))
  return routes.includes(route)
}
