import { Hono } from 'hono'
import { readingMinutes } from '@/provider/reading-minutes'
import { byDate, contentFolder } from './content'
import { paged } from './paging'
import { imageOf } from './photos'
import { notFound, view } from './rest'
import type { UpstreamSettings } from './settings'

/** GET /blog/posts/, /blog/latest-posts/ and /blog/post/{slug or id}/: `posts/*.md`, newest first. */
export function posts(settings: UpstreamSettings): Hono {
  const files = contentFolder('posts', settings)
  const newestFirst = async () =>
    (await files()).sort(byDate).map((post) => ({
      ...post,
      image: imageOf(post, post.image),
      minutes: readingMinutes(post.body),
    }))

  return new Hono()
    .all('/blog/posts/', view('Post List', { get: async (c) => paged(c, await newestFirst()) }))
    .all(
      '/blog/latest-posts/',
      view('Latest Posts', { get: async (c) => c.json((await newestFirst()).slice(0, 3)) }),
    )
    .all(
      '/blog/post/:key/',
      view('Post', {
        get: async (c) => {
          const key = c.req.param('key')
          const post = (await newestFirst()).find(({ slug, id }) => slug === key || String(id) === key)
          return post ? c.json(post) : notFound(c, 'No Post matches the given query.')
        },
      }),
    )
}
