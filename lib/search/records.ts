import pLimit from 'p-limit'
import { valueIn } from '@/lib/api/answer'
import { type CareerPathSummary, getPublicCareerPath, listCareerPaths } from '@/lib/api/career-paths'
import { listEvents } from '@/lib/api/events'
import { getPublicPost, listAllPosts, type PostSummary } from '@/lib/api/posts'
import { listAllResources } from '@/lib/api/resources'
import { choosingRecords, pageRecords, questionRecords, tutorRecords } from './own-records'
import { plain, wordsOfHtml } from './plain'
import type { SearchRecord } from './record'

/** All that can be found, and whether a list is missing, as the upstream is away. */
export type Records = { records: SearchRecord[]; isPartial: boolean }

// So many of a list; an upstream may have any number. Of the first ones the whole texts are read, one call for each.
const mostOfList = 10_000
const mostTexts = 60
const atOnce = 4

/** Reads what everybody may find, from what the pages are made of. Drafts are in none of these lists. */
export async function readRecords(): Promise<Records> {
  const lists = await Promise.all([
    paths(),
    posts(),
    resources(),
    events(),
    pageRecords(),
    choosingRecords(),
    tutorRecords(),
    questionRecords(),
  ])
  return {
    records: lists.flatMap((list) => list?.slice(0, mostOfList) ?? []),
    isPartial: lists.some((list) => !list),
  }
}

async function paths(): Promise<SearchRecord[] | undefined> {
  const all = valueIn(await listCareerPaths())
  const bodies = await textsOf(all, async ({ slug }) => valueIn(await getPublicCareerPath(slug))?.body)
  return all?.map((path, at) => pathRecord(path, bodies[at]))
}

function pathRecord(path: CareerPathSummary, body?: string): SearchRecord {
  const { slug, careerName, description, whatYouWillLearn, skillsYouWillGain, potentialJobs } = path
  const listed = (name: string, items: string[]) => items.length > 0 && `${name}: ${items.join(', ')}.`
  const text = plain(
    description,
    listed('Leads to jobs as', potentialJobs) || null,
    listed('You learn', whatYouWillLearn) || null,
    listed('Skills', skillsYouWillGain) || null,
    path.classTimes,
    path.entryRequirements,
    body,
  )
  return { kind: 'path', title: plain(careerName), path: `/careerpaths/${slug}`, text }
}

async function posts(): Promise<SearchRecord[] | undefined> {
  const all = valueIn(await listAllPosts())
  const bodies = await textsOf(all, async ({ slug }) => valueIn(await getPublicPost(slug))?.body.html)
  return all?.map((post, at) => postRecord(post, bodies[at]))
}

function postRecord({ slug, title, description, author }: PostSummary, body?: string): SearchRecord {
  const text = plain(description, body, author && `By ${author}.`)
  return { kind: 'post', title: plain(title), path: `/blog/${slug}`, text }
}

async function resources(): Promise<SearchRecord[] | undefined> {
  const all = valueIn(await listAllResources())
  return all?.map(({ slug, title, description }) => ({
    kind: 'resource',
    title: plain(title),
    path: `/resources/${slug}`,
    text: plain(description),
  }))
}

async function events(): Promise<SearchRecord[] | undefined> {
  const all = valueIn(await listEvents())
  return all?.map(({ slug, title, description, body, speaker, location, dateLine, isPast }) => ({
    kind: 'event',
    title: plain(title),
    path: `/events/${slug}`,
    text: plain(description, dateLine, speaker, location, body && wordsOfHtml(body)),
    isOver: isPast,
  }))
}

// The words of the first of them; those of one that cannot be read just now are left out.
async function textsOf<Item>(items: Item[] | null, read: (item: Item) => Promise<string | null | undefined>) {
  const inTurn = pLimit(atOnce)
  const first = items?.slice(0, mostTexts) ?? []
  return await Promise.all(first.map((item) => inTurn(async () => wordsOfHtml((await read(item)) ?? ''))))
}
