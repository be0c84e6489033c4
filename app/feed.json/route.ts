import { generateJsonFeed } from 'feedsmith'
import { absoluteUrl } from '@/lib/address/absolute-url'
import { getFeed } from '@/lib/feed/feed'

export async function GET() {
  const feed = await getFeed()
  if (!feed) return new Response('Error fetching posts', { status: 503 })
  const { title, description, url, posts } = feed
  const json = generateJsonFeed({
    title,
    description,
    home_page_url: url,
    feed_url: absoluteUrl('/feed.json'),
    language: 'en-GB',
    items: posts.map((post) => ({
      id: post.url,
      url: post.url,
      title: post.title,
      summary: post.summary,
      content_html: post.html,
      image: post.picture,
      date_published: post.published ?? undefined,
      authors: post.author ? [{ name: post.author }] : undefined,
    })),
  })
  return new Response(JSON.stringify(json), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  })
}
