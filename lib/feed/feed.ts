import { absoluteUrl } from '@/lib/address/absolute-url'
import { valueIn } from '@/lib/api/answer'
import { getPost, listAllPosts, type Post } from '@/lib/api/posts'
import { site } from '@/lib/provider/site'
import { isoDate } from '@/lib/time/dates'

const newest = 20

type Feed = {
  title: string
  description: string
  url: string
  /** The newest posts, each whole: HTML whose links are whole addresses, and the instant it was published. */
  posts: {
    url: string
    title: string
    summary: string
    html: string
    author: string | null
    picture: string
    published: Date | null
  }[]
}

/**
 * The newest 20 posts with their full texts, for feeds. A post that cannot be read just now is left out.
 *
 * @returns The feed, or null where there are posts and none of them can be read.
 */
export async function getFeed(): Promise<Feed | null> {
  const all = valueIn(await listAllPosts())
  const answers = await Promise.all((all ?? []).slice(0, newest).map(({ slug }) => getPost(slug)))
  if (all === null || (answers.length > 0 && answers.every(({ state }) => state === 'away'))) return null
  const posts = answers.map(valueIn)
  return {
    title: `${site.name} blog`,
    description:
      'Notes on learning and working in data, AI, security and software, by the people who work here.',
    url: absoluteUrl('/blog'),
    posts: posts.flatMap((post) => (post ? [entry(post)] : [])),
  }
}

function entry({ slug, title, description, body, author, created }: Post) {
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

/** HTML whose links and pictures no longer depend on the page they stand on. Takes: sanitised HTML, and that page's address. */
export function withWholeLinks(html: string, page: string): string {
  return html.replaceAll(/(?<=<[a-z][^<>]*) (href|src)="([^"]*)"/g, (found, name: string, value: string) =>
    URL.canParse(value, page) ? ` ${name}="${new URL(value, page).href}"` : found,
  )
}
