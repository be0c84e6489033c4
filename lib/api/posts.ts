import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { type Anchored, anchored } from '@/lib/html/reading'
import { cut } from '@/lib/html/text'
import { assetUrl } from './asset-url'
import { keep, orThrow } from './cache'
import { type Page, read, readList, readPage } from './client'

// Three stand apart on the first page, and the rest fill rows of three.
const pageSize = 9

const textOrEmpty = z.string().nullish().catch(null)

const fields = z.object({
  slug: z.string().regex(/^[\w-]{1,250}$/),
  title: z.string().min(1),
  author: textOrEmpty,
  created: textOrEmpty,
  image: textOrEmpty,
  meta_description: textOrEmpty,
})

const summary = fields.transform((record) => ({
  slug: record.slug,
  title: record.title,
  author: record.author || null,
  /** As the upstream writes it: ISO, or text such as "03, January 2025". */
  created: record.created || null,
  image: assetUrl(record.image),
  description: record.meta_description?.trim() || null,
}))

export type PostSummary = z.infer<typeof summary>

export type Post = Omit<PostSummary, 'description'> & {
  description: string
  body: Anchored
  /** Whole minutes that reading takes, at 220 words a minute. */
  minutes: number
}

const withBody = z.intersection(summary, z.object({ body: z.string() }))

/** One post with its body sanitised, or null where the upstream knows none of that slug. Throws UpstreamError. */
export async function getPost(slug: string): Promise<Post | null> {
  if (!/^[\w-]{1,250}$/.test(slug)) return null
  const record = await read(`/api/blog/post/${slug}/`, withBody)
  if (!record) return null
  const { text, ...body } = await anchored(record.body, record.slug)
  return {
    ...record,
    description: record.description ?? cut(text, 160),
    body,
    minutes: Math.max(1, Math.round(text.split(' ').length / 220)),
  }
}

/** One page of the posts, newest first, counted from 1; null for a page that is not there. Throws UpstreamError. */
export async function listPosts(page: number): Promise<Page<PostSummary> | null> {
  return await readPage(`/api/blog/posts/?page=${page}&page_size=${pageSize}`, summary)
}

/** The newest three posts. Throws UpstreamError. */
export async function listLatestPosts(): Promise<PostSummary[]> {
  return await readList('/api/blog/latest-posts/', summary)
}

/** All posts, newest first, read a hundred at a time. Throws UpstreamError. */
export async function listAllPosts(): Promise<PostSummary[]> {
  const posts: PostSummary[] = []
  for (let page = 1; page <= 50; page++) {
    const more = await readPage(`/api/blog/posts/?page=${page}&page_size=100`, summary)
    posts.push(...(more?.items ?? []))
    if (!more?.hasNext) break
  }
  return posts
}

/** `getPost`, kept as lib/api/cache.ts says. Throws an Error when there is neither an answer nor a kept one. */
export async function getPostCached(slug: string): Promise<Post | null> {
  return orThrow(await keptPost(slug))
}

/** `listPosts`, kept likewise. */
export async function listPostsCached(page: number): Promise<Page<PostSummary> | null> {
  return orThrow(await keptPage(page))
}

/** `listLatestPosts`, kept likewise. */
export async function listLatestPostsCached(): Promise<PostSummary[]> {
  return orThrow(await keptLatest())
}

/** `listAllPosts`, kept likewise. */
export async function listAllPostsCached(): Promise<PostSummary[]> {
  return orThrow(await keptAll())
}

async function keptPost(slug: string) {
  'use cache'
  cacheTag('posts', `post:${slug}`)
  return await keep(`post:${slug}`, () => getPost(slug))
}

async function keptPage(page: number) {
  'use cache'
  cacheTag('posts')
  return await keep(`posts page ${page}`, () => listPosts(page))
}

async function keptLatest() {
  'use cache'
  cacheTag('posts')
  return await keep('latest posts', listLatestPosts)
}

async function keptAll() {
  'use cache'
  cacheTag('posts')
  return await keep('all posts', listAllPosts)
}
