import pLimit from 'p-limit'
import { valueIn } from '@/lib/api/answer'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import {
  getPublicCareerPath,
  getPublicPost,
  listAllPosts,
  listAllResources,
  listCareerPaths,
  listEvents,
} from '@/lib/api/content'
import type { PostSummary } from '@/lib/api/posts'
import { readableItems } from '@/lib/api/readable-items'
import { artAddress } from '@/lib/art-address'
import { type Photo, thumbOf } from '@/lib/photo'
import { formatDate } from '@/lib/time/dates'
import { eventDate } from '@/lib/time/event-date'
import { formatStart } from '@/lib/time/first-class'
import type { SearchKind } from '@/provider/kinds'
import { plain, sentencesIn, wordsOfHtml } from './plain'
import type { SearchRecord } from './record'
import { choosingRecords, pageRecords, questionRecords, tutorRecords } from './site-records'

/** `isPartial`: the upstream is away and a list is missing. */
export type Records = { records: SearchRecord[]; isPartial: boolean }

// A list is cut at `maxOfList`. Only its first `maxTexts` items are read in full, which takes a call each.
const maxOfList = 10_000
const maxTexts = 60
const concurrentReads = 4

const readers: Record<SearchKind, () => Promise<SearchRecord[] | undefined>> = {
  path: paths,
  post: posts,
  resource: resources,
  event: events,
  page: async () => (await Promise.all([pageRecords(), choosingRecords()])).flat(),
  tutor: tutorRecords,
  question: async () => questionRecords(),
}

/** Only public records, from the cached reads that pages use. */
export async function readRecords(): Promise<Records> {
  const lists = await Promise.all(Object.values(readers).map((read) => read()))
  return {
    records: lists.flatMap((list) => list?.slice(0, maxOfList) ?? []),
    isPartial: lists.some((list) => !list),
  }
}

async function paths(): Promise<SearchRecord[] | undefined> {
  const bodyOf = firstTexts<CareerPathSummary>(
    async ({ slug }) => valueIn(await getPublicCareerPath(slug))?.body,
  )
  return await recordsOf(valueIn(await listCareerPaths()), async (path, at) => {
    const { slug, image, careerName, description, whatYouWillLearn, skillsYouWillGain, potentialJobs } = path
    const start = path.hasStarted || path.isClosed ? null : formatStart(path)
    const text = plain(
      description,
      listed('Leads to jobs as', potentialJobs),
      ...sentencesIn(whatYouWillLearn),
      listed('Skills', skillsYouWillGain),
      start && `Starts on ${start}.`,
      ...sentencesIn([
        path.classTimes && `Classes: ${path.classTimes}`,
        path.entryRequirements && `Before you begin: ${path.entryRequirements}`,
      ]),
      await bodyOf(path, at),
    )
    return {
      kind: 'path',
      title: plain(careerName),
      path: `/careerpaths/${slug}`,
      text,
      note: start && `Starts on ${start}`,
      picture: pictureOf(slug, image),
    }
  })
}

const pictureOf = (slug: string, image: Photo | string | null) =>
  image && typeof image !== 'string' ? thumbOf(image) : artAddress(slug)

const listed = (name: string, items: string[]) => (items.length > 0 ? `${name}: ${items.join(' · ')}.` : null)

async function posts(): Promise<SearchRecord[] | undefined> {
  const bodyOf = firstTexts<PostSummary>(async ({ slug }) => valueIn(await getPublicPost(slug))?.body.html)
  return await recordsOf(valueIn(await listAllPosts()), async (post, at) => {
    const { slug, title, description, author, created, image } = post
    const text = plain(description, await bodyOf(post, at), author && `By ${author}.`)
    const note = [author, created && formatDate(created)].filter(Boolean).join(' · ')
    const picture = pictureOf(slug, image)
    return { kind: 'post', title: plain(title), path: `/blog/${slug}`, text, note, picture }
  })
}

async function resources(): Promise<SearchRecord[] | undefined> {
  return await recordsOf(valueIn(await listAllResources()), ({ slug, title, description, kind, image }) => ({
    kind: 'resource',
    title: plain(title),
    path: `/resources/${slug}`,
    text: plain(description),
    note: kind,
    picture: pictureOf(slug, image),
  }))
}

async function events(): Promise<SearchRecord[] | undefined> {
  return await recordsOf(valueIn(await listEvents()), (event) => {
    const { slug, title, description, body, speaker, location, dateLine, firstStart, isPast } = event
    const date = firstStart ? eventDate(event) : dateLine
    const text = plain(description, date, speaker, location, body && wordsOfHtml(body))
    const facts = { note: date, picture: artAddress(slug), isOver: isPast }
    return { kind: 'event', title: plain(title), path: `/events/${slug}`, text, ...facts }
  })
}

async function recordsOf<Item>(
  items: Item[] | null,
  make: (item: Item, at: number) => SearchRecord | Promise<SearchRecord>,
): Promise<SearchRecord[] | undefined> {
  return items ? await readableItems('search', items, make) : undefined
}

// An unreadable text is omitted.
function firstTexts<Item>(read: (item: Item) => Promise<string | null | undefined>) {
  const inTurn = pLimit(concurrentReads)
  return async (item: Item, at: number) =>
    at < maxTexts ? await inTurn(async () => wordsOfHtml((await read(item)) ?? '')) : undefined
}
