import { z } from 'zod'
import { type AnchoredHtml, anchored } from '@/lib/html/reading'
import { cut } from '@/lib/html/text'
import { isoDate } from '@/lib/time/dates'
import { today } from '@/lib/time/today'
import { readingMinutes } from '@/provider/reading-minutes'
import { type Page, read, readAllPages, readList, readPage } from './client'
import { photoField, pictureOf } from './photo-field'
import { unpublishedField, unpublishedIn } from './unpublished'

// The first page shows three posts separately. The rest fill rows of three.
const pageSize = 9

/** A build renders this many of the newest posts. */
export const builtPosts = 200

const textOrEmpty = z.string().nullish().catch(null)

const fields = z.object({
  slug: z.string().regex(/^[\w-]{1,250}$/),
  title: z.string().min(1),
  author: textOrEmpty,
  created: textOrEmpty,
  until: textOrEmpty,
  image: textOrEmpty,
  photo: photoField,
  meta_description: textOrEmpty,
  topic: textOrEmpty,
  minutes: z.number().int().min(1).max(600).nullish().catch(null),
  unpublished: unpublishedField,
})

// Whether `until`, the last day of the event that a post announces, is over on the day of the read.
function overIn(until: string | null | undefined): { isOver?: true } {
  const day = isoDate(until ?? null)
  return day !== null && day < today() ? { isOver: true } : {}
}

const summary = fields.transform((record) => ({
  slug: record.slug,
  title: record.title,
  author: record.author || null,
  /** As the upstream writes it: ISO, or text such as "03, January 2025". */
  created: record.created || null,
  image: pictureOf(record.image, record.photo, record.title),
  description: record.meta_description?.trim() || null,
  ...overIn(record.until),
  ...(record.minutes && { minutes: record.minutes }),
  ...(record.topic?.trim() && { topic: record.topic.trim() }),
  ...unpublishedIn(record),
}))

export type PostSummary = z.infer<typeof summary>

export type Post = Omit<PostSummary, 'description'> & {
  description: string
  body: AnchoredHtml
  minutes: number
}

const withBody = z.intersection(summary, z.object({ body: z.string() }))

/** Reads and sanitises a post, uncached; null for an unknown slug. `root`: another upstream. Throws UpstreamError. */
export async function fetchPost(slug: string, root = ''): Promise<Post | null> {
  if (!/^[\w-]{1,250}$/.test(slug)) return null
  const record = await read(`${root}/api/blog/post/${slug}/`, withBody)
  if (!record) return null
  const { text, ...body } = await anchored(record.body, record.slug)
  return {
    ...record,
    description: record.description ?? cut(text, 160),
    body,
    minutes: record.minutes ?? readingMinutes(body.html),
  }
}

/** Reads a page of posts, newest first, uncached; null if it does not exist. Throws UpstreamError. */
export async function fetchPosts(page: number): Promise<Page<PostSummary> | null> {
  return await readPage(`/api/blog/posts/?page=${page}&page_size=${pageSize}`, summary)
}

/** Uncached. Throws UpstreamError. */
export async function fetchLatestPosts(): Promise<PostSummary[]> {
  return await readList('/api/blog/latest-posts/', summary)
}

/** Reads at most `most` posts, newest first, uncached. Throws UpstreamError. */
export async function fetchAllPosts(most?: number): Promise<PostSummary[]> {
  return await readAllPages((page) => readPage(`/api/blog/posts/?page=${page}&page_size=100`, summary), most)
}

export const allPosts = { name: 'all posts', read: () => fetchAllPosts() }

export const postPage = (page: number) => ({ name: `posts page ${page}`, read: () => fetchPosts(page) })
