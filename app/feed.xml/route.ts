import { generateRssFeed } from 'feedsmith'
import { absoluteUrl } from '@/lib/address/absolute-url'
import { getFeed } from '@/lib/feed/feed'

export async function GET() {
  const feed = await getFeed()
  if (!feed) return new Response('Error fetching posts', { status: 503 })
  const { title, description, url, posts } = feed
  const self = { href: absoluteUrl('/feed.xml'), rel: 'self', type: 'application/rss+xml' }
  const xml = generateRssFeed({
    title,
    description,
    link: url,
    language: 'en-GB',
    atom: { links: [self] },
    items: posts.map((post) => ({
      title: post.title,
      link: post.url,
      guid: { value: post.url, isPermaLink: true },
      description: post.summary,
      pubDate: post.published ?? undefined,
      dc: { creators: post.author ? [post.author] : undefined },
      content: { encoded: post.html },
    })),
  })
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
