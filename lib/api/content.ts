import { cacheLife, cacheTag } from 'next/cache'
import { currentPreview } from '@/lib/preview/current-preview'
import { type Answer, answerOf, answerWith, awayAfter, itemOf, itemRead } from './answer'
import { type CareerPath, type CareerPathSummary, careerPathList, fetchCareerPath } from './career-paths'
import type { Page } from './client'
import { fetchCountries } from './countries'
import { type DatedEvent, eventList, fetchEvents } from './events'
import { lastGood, type NamedRead } from './last-good'
import { draftsRoot } from './own-upstreams'
import {
  allPosts,
  fetchAllPosts,
  fetchLatestPosts,
  fetchPost,
  type Post,
  type PostSummary,
  postPage,
  recentPosts,
} from './posts'
import { allResources, fetchAllResources, type Resource, resourcePage } from './resources'
import { fetchTestimonies, type Testimony } from './testimonies'

// What pages read: each read cached under the tags that the publish hook calls, and past the cache for a preview.

const found = { stale: 300, revalidate: 15 * 60, expire: 365 * 24 * 60 * 60 }
const old = { ...found, revalidate: 30 }
const missing = { stale: 30, revalidate: 60, expire: 300 }
// Under 30 s of `stale` or 5 min of `expire`, Next would no longer prerender the page.
const away = { stale: 30, revalidate: 1, expire: 300 }

// Found, an answer lives for 15 minutes; found before the upstream went away, half a minute; missing, a minute; away, a
// second, so that whatever shows it recovers by itself. A fault of ours fails the build and shows at run time.
async function cachedAnswer<T>(read: NamedRead<T>): Promise<Answer<T>> {
  try {
    const { value, isOld } = await lastGood(read)
    cacheLife(isOld ? old : value === null ? missing : found)
    return answerWith(value)
  } catch (error) {
    const answer = awayAfter(error)
    cacheLife(away)
    return answer
  }
}

/** All career paths in the upstream's order. */
export async function listCareerPaths(): Promise<Answer<CareerPathSummary[]>> {
  'use cache'
  cacheTag('career-paths')
  return await cachedAnswer(careerPathList)
}

/** One career path with its text; a preview shows it as it stands in its file. */
export async function getCareerPath(slug: string): Promise<Answer<CareerPath | null>> {
  const isPreviewed = await currentPreview(`/careerpaths/${slug}`)
  return isPreviewed
    ? await answerOf(() => fetchCareerPath(slug, draftsRoot))
    : await getPublicCareerPath(slug)
}

/** The same, as everybody sees it. */
export async function getPublicCareerPath(slug: string): Promise<Answer<CareerPath | null>> {
  'use cache'
  cacheTag('career-paths', `career-path:${slug}`)
  return await cachedAnswer(itemRead('career-path', slug, (slug) => fetchCareerPath(slug)))
}

/** One post with its body; a preview shows it as it stands in its file. */
export async function getPost(slug: string): Promise<Answer<Post | null>> {
  const isPreviewed = await currentPreview(`/blog/${slug}`)
  return isPreviewed ? await answerOf(() => fetchPost(slug, draftsRoot)) : await getPublicPost(slug)
}

/** The same, as everybody sees it. */
export async function getPublicPost(slug: string): Promise<Answer<Post | null>> {
  'use cache'
  cacheTag('posts', `post:${slug}`)
  return await cachedAnswer(itemRead('post', slug, (slug) => fetchPost(slug)))
}

/** One page of the posts, newest first, counted from 1. */
export async function listPosts(page: number): Promise<Answer<Page<PostSummary> | null>> {
  'use cache'
  cacheTag('posts')
  return await cachedAnswer(postPage(page))
}

/** The newest three posts. */
export async function listLatestPosts(): Promise<Answer<PostSummary[]>> {
  'use cache'
  cacheTag('posts')
  return await cachedAnswer({ name: 'latest posts', read: fetchLatestPosts })
}

/**
 * The newest posts, which a build makes and each post's page chooses from what to read next: with thousands, all of them
 * are many calls, and megabytes for each page that is made.
 */
export async function listRecentPosts(): Promise<Answer<PostSummary[]>> {
  'use cache'
  cacheTag('posts')
  return await cachedAnswer({ name: 'recent posts', read: () => fetchAllPosts(recentPosts) })
}

/** All posts, newest first. */
export async function listAllPosts(): Promise<Answer<PostSummary[]>> {
  return JSON.parse(await allPostsText())
}

// As one text: a cache that keeps ten thousand records as such takes ten times as long to give them back.
async function allPostsText(): Promise<string> {
  'use cache'
  cacheTag('posts')
  return JSON.stringify(await cachedAnswer(allPosts))
}

/** One page of the resources, counted from 1. */
export async function listResources(page: number): Promise<Answer<Page<Resource> | null>> {
  'use cache'
  cacheTag('resources')
  return await cachedAnswer(resourcePage(page))
}

/** All resources. */
export async function listAllResources(): Promise<Answer<Resource[]>> {
  'use cache'
  cacheTag('resources')
  return await cachedAnswer(allResources)
}

/** One resource; a preview shows it as it stands in its file. */
export async function getResource(slug: string): Promise<Answer<Resource | null>> {
  const isPreviewed = await currentPreview(`/resources/${slug}`)
  const list = isPreviewed ? await answerOf(() => fetchAllResources(draftsRoot)) : await listAllResources()
  return itemOf(list, slug)
}

/** All events. */
export async function listEvents(): Promise<Answer<DatedEvent[]>> {
  'use cache'
  cacheTag('events')
  return await cachedAnswer(eventList)
}

/** One event; a preview shows it as it stands in its file. */
export async function getEvent(slug: string): Promise<Answer<DatedEvent | null>> {
  const isPreviewed = await currentPreview(`/events/${slug}`)
  return itemOf(isPreviewed ? await answerOf(() => fetchEvents(draftsRoot)) : await listEvents(), slug)
}

/** All testimonies in the upstream's order; a preview of one shows it among them. */
export async function listTestimonies(): Promise<Answer<Testimony[]>> {
  const draft = await currentPreview('/testimonies')
  if (draft === null) return await listPublicTestimonies()
  const isSeen = ({ slug }: Testimony) => !slug || draft === `testimonies/${slug}`
  return await answerOf(async () => (await fetchTestimonies(draftsRoot)).filter(isSeen))
}

async function listPublicTestimonies(): Promise<Answer<Testimony[]>> {
  'use cache'
  cacheTag('testimonies')
  return await cachedAnswer({ name: 'testimonies', read: () => fetchTestimonies() })
}

/** The common names of all countries, sorted as English speakers sort them. */
export async function listCountries(): Promise<Answer<string[]>> {
  'use cache'
  cacheTag('countries')
  return await cachedAnswer({ name: 'countries', read: fetchCountries })
}
