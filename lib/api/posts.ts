import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { imageUrl } from '../image-url'
import { type SafeHtml, sanitize } from '../sanitize'
import { cut, textOf } from '../text'
import { keep, orThrow } from './cache'
import { read } from './client'

const textOrEmpty = z.string().nullish().catch(null)

const schema = z.object({
  slug: z.string().min(1),
  title: z.string().min(1),
  author: textOrEmpty,
  created: textOrEmpty,
  image: textOrEmpty,
  body: z.string(),
  meta_description: textOrEmpty,
})

export type Post = {
  slug: string
  title: string
  author: string | null
  /** As the upstream writes it: ISO, or text such as "03, January 2025". */
  created: string | null
  image: string | null
  body: SafeHtml
  description: string
}

/** One post with its body sanitised, or null where the upstream knows none of that slug. Throws UpstreamError. */
export async function getPost(slug: string): Promise<Post | null> {
  if (!/^[\w-]{1,250}$/.test(slug)) return null
  const record = await read(`/api/blog/post/${slug}/`, schema)
  if (!record) return null
  const { title, author, created, image, meta_description } = record
  const body = await sanitize(record.body)
  const description = meta_description?.trim() || cut(textOf(body), 160)
  return {
    slug: record.slug,
    title,
    author: author || null,
    created: created || null,
    image: imageUrl(image),
    body,
    description,
  }
}

/** `getPost`, kept as lib/api/cache.ts says. Throws an Error when there is neither an answer nor a kept one. */
export async function getPostCached(slug: string): Promise<Post | null> {
  return orThrow(await keptPost(slug))
}

async function keptPost(slug: string) {
  'use cache'
  cacheTag('posts', `post:${slug}`)
  return await keep(() => getPost(slug))
}
