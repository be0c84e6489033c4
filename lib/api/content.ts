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
  builtPosts,
  fetchAllPosts,
  fetchLatestPosts,
  fetchPost,
  type Post,
  type PostSummary,
  postPage,
} from './posts'
import { allResources, fetchAllResources, type Resource, resourcePage } from './resources'
import { noteStates, seatState, startStates } from './states-on-pages'
import { fetchTestimonies, type Testimony } from './testimonies'

// What pages read from the upstream, cached under tags that the publish hook revalidates. A preview skips the cache.

const found = { stale: 300, revalidate: 15 * 60, expire: 365 * 24 * 60 * 60 }
const old = { ...found, revalidate: 30 }
const missing = { stale: 30, revalidate: 60, expire: 300 }
// With `stale` under 30 s or `expire` under 5 min, Next does not prerender the page.
const away = { stale: 30, revalidate: 1, expire: 300 }

// A found answer is revalidated after 15 minutes, one stored before an outage after 30 s, a missing one after
// a minute, an away one after a second. Any error but an UpstreamError fails the build.
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

export async function listCareerPaths(): Promise<Answer<CareerPathSummary[]>> {
  'use cache'
  cacheTag('career-paths')
  const answer = await cachedAnswer(careerPathList)
  if (answer.state === 'found') noteStates('career-paths', answer.value.map(startStates))
  return answer
}

/** A preview shows the draft. */
export async function getCareerPath(slug: string): Promise<Answer<CareerPath | null>> {
  const isPreviewed = await currentPreview(`/careerpaths/${slug}`)
  return isPreviewed
    ? await answerOf(() => fetchCareerPath(slug, draftsRoot))
    : await getPublicCareerPath(slug)
}

export async function getPublicCareerPath(slug: string): Promise<Answer<CareerPath | null>> {
  'use cache'
  cacheTag('career-paths', `career-path:${slug}`)
  const answer = await cachedAnswer(itemRead('career-path', slug, (slug) => fetchCareerPath(slug)))
  if (answer.state === 'found') noteStates('career-paths', [startStates(answer.value)])
  return answer
}

/** A preview shows the draft. */
export async function getPost(slug: string): Promise<Answer<Post | null>> {
  const isPreviewed = await currentPreview(`/blog/${slug}`)
  return isPreviewed ? await answerOf(() => fetchPost(slug, draftsRoot)) : await getPublicPost(slug)
}

export async function getPublicPost(slug: string): Promise<Answer<Post | null>> {
  'use cache'
  cacheTag('posts', `post:${slug}`)
  return await cachedAnswer(itemRead('post', slug, (slug) => fetchPost(slug)))
}

export async function listPosts(page: number): Promise<Answer<Page<PostSummary> | null>> {
  'use cache'
  cacheTag('posts')
  return await cachedAnswer(postPage(page))
}

export async function listLatestPosts(): Promise<Answer<PostSummary[]>> {
  'use cache'
  cacheTag('posts')
  return await cachedAnswer({ name: 'latest posts', read: fetchLatestPosts })
}

/** The newest 200: thousands would cost a post's page many calls and megabytes. */
export async function listRecentPosts(): Promise<Answer<PostSummary[]>> {
  'use cache'
  cacheTag('posts')
  return await cachedAnswer({ name: 'recent posts', read: () => fetchAllPosts(builtPosts) })
}

export async function listAllPosts(): Promise<Answer<PostSummary[]>> {
  return JSON.parse(await allPostsText())
}

// Returns one string: the cache takes ten times as long to return ten thousand records.
async function allPostsText(): Promise<string> {
  'use cache'
  cacheTag('posts')
  return JSON.stringify(await cachedAnswer(allPosts))
}

export async function listResources(page: number): Promise<Answer<Page<Resource> | null>> {
  'use cache'
  cacheTag('resources')
  return await cachedAnswer(resourcePage(page))
}

export async function listAllResources(): Promise<Answer<Resource[]>> {
  'use cache'
  cacheTag('resources')
  return await cachedAnswer(allResources)
}

/** A preview shows the draft. */
export async function getResource(slug: string): Promise<Answer<Resource | null>> {
  const isPreviewed = await currentPreview(`/resources/${slug}`)
  const list = isPreviewed ? await answerOf(() => fetchAllResources(draftsRoot)) : await listAllResources()
  return itemOf(list, slug)
}

export async function listEvents(): Promise<Answer<DatedEvent[]>> {
  'use cache'
  cacheTag('events')
  const answer = await cachedAnswer(eventList)
  if (answer.state === 'found') noteStates('events', answer.value.map(seatState))
  return answer
}

/** A preview shows the draft. */
export async function getEvent(slug: string): Promise<Answer<DatedEvent | null>> {
  const isPreviewed = await currentPreview(`/events/${slug}`)
  return itemOf(isPreviewed ? await answerOf(() => fetchEvents(draftsRoot)) : await listEvents(), slug)
}

/** In the upstream's order; a preview adds its draft. */
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

/** Common names, sorted for English speakers. */
export async function listCountries(): Promise<Answer<string[]>> {
  'use cache'
  cacheTag('countries')
  return await cachedAnswer({ name: 'countries', read: fetchCountries })
}
