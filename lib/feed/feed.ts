import { absoluteUrl } from '@/lib/address/absolute-url'
import { valueIn } from '@/lib/api/answer'
import { getPost, listRecentPosts } from '@/lib/api/content'
import type { Post } from '@/lib/api/posts'
import { readableItems } from '@/lib/api/readable-items'
import { htmlOf, type SafeHtml, treeOf } from '@/lib/html/sanitize'
import { elementsIn, replace } from '@/lib/html/tree'
import { wordsOf } from '@/lib/pages/list-page'
import { isoDate } from '@/lib/time/dates'
import { site } from '@/provider/facts/site'

const maxPosts = 20

/**
 * The newest 20 posts, newest first: the full HTML with absolute URLs, and the publication date. An unreadable
 * post is left out; null if all posts are unreadable.
 */
export async function getFeed() {
  const all = valueIn(await listRecentPosts())
  const answers = await readableItems('feed', (all ?? []).slice(0, maxPosts), ({ slug }) => getPost(slug))
  if (all === null || (answers.length > 0 && answers.every(({ state }) => state === 'away'))) return null
  const posts = answers.map(valueIn).filter((post) => post !== null)
  return {
    title: `${site.name} blog`,
    description: wordsOf('blog').lead ?? site.description,
    url: absoluteUrl('/blog'),
    posts: await readableItems('feed', posts, entry),
  }
}

async function entry({ slug, title, description, body, author, created }: Post) {
  const url = absoluteUrl(`/blog/${slug}`)
  const day = isoDate(created)
  return {
    url,
    title,
    summary: description,
    html: withWholeLinks(body.html, url),
    author,
    picture: absoluteUrl(`/blog/${slug}/picture.png`),
    published: day ? new Date(day) : null,
  }
}

// Attributes that have a meaning only on this site's pages.
const own = ['id', 'className', 'tabIndex', 'srcSet', 'sizes']

/** Makes URLs absolute; drops ids, classes and `<source>` elements. `page` is the base URL. */
export function withWholeLinks(html: SafeHtml, page: string): SafeHtml {
  const tree = treeOf(html)
  for (const { element, parents } of elementsIn(tree, () => true)) {
    for (const name of own) delete element.properties[name]
    for (const name of ['href', 'src']) {
      const value = element.properties[name]
      if (typeof value === 'string' && URL.canParse(value, page))
        element.properties[name] = new URL(value, page).href
    }
    if (element.tagName === 'source') replace(element, parents, [])
  }
  for (const { element, parents } of elementsIn(tree, ({ tagName }) => tagName === 'picture'))
    replace(element, parents, element.children)
  return htmlOf(tree)
}
