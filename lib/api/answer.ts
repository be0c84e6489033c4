import { anySlug } from '@/lib/address/any-slug'
import { UpstreamError } from './errors'
import type { NamedRead } from './last-good'

type Found<T> = { state: 'found'; value: T }
type Missing = { state: 'missing' }
type Away = { state: 'away' }

/**
 * What came of a read: `missing` where the upstream says that there is no such thing, `away` where it could not be asked
 * and nothing is known from before. A read that never gives null is never `missing`.
 */
export type Answer<T> = Found<NonNullable<T>> | Away | (null extends T ? Missing : never)

/**
 * The read of one item. Of the address that stands for all in an outage nothing is known, also once the upstream answers again:
 * it would say that there is no such thing, of whatever was asked for.
 *
 * @param kind What it is of; with the slug it is the name of the stored answer.
 * @param read Gives null for what is missing.
 */
export function itemRead<T>(kind: string, slug: string, read: (slug: string) => Promise<T>): NamedRead<T> {
  const name = `${kind}:${slug}`
  const standIn = async () => {
    throw new UpstreamError(name, null, 'it stands for every address')
  }
  return { name, read: slug === anySlug ? standIn : () => read(slug) }
}

/**
 * Runs a read that is not cached, such as one of a visitor's own records.
 *
 * @param read Throws UpstreamError for an outage and gives null for what is missing.
 * @throws What is no outage.
 */
export async function answerOf<T>(read: () => Promise<T>): Promise<Answer<T>> {
  return await read().then(answerWith, awayAfter)
}

/** The answer of a read that gave a value: null is missing. */
export function answerWith<T>(value: T): Answer<T> {
  return (value === null ? { state: 'missing' } : { state: 'found', value }) as Answer<T>
}

/** The answer of a read that failed. Throws again what is no outage. */
export function awayAfter(error: unknown): Away {
  if (error instanceof UpstreamError) return { state: 'away' }
  throw error
}

/**
 * The value of an answer, where missing and away are alike.
 *
 * @returns The value, or null.
 */
export function valueIn<T>(answer: Found<T> | Missing | Away): T | null {
  return answer.state === 'found' ? answer.value : null
}

/**
 * One item of a list that has been read.
 *
 * @returns The item of that slug; `missing` where the list has none, `away` where the list is.
 */
export function itemOf<T extends { slug: string }>(list: Answer<T[]>, slug: string): Answer<T | null> {
  if (list.state !== 'found') return { state: 'away' } as Answer<T | null>
  const value = list.value.find((item) => item.slug === slug)
  return (value ? { state: 'found', value } : { state: 'missing' }) as Answer<T | null>
}

/**
 * The pages to build of a list, for `generateStaticParams`. The rest are made, and kept, when they are first asked for: of five
 * hundred career paths, with all that belongs to each, a build would make 3,625.
 *
 * @param most How many of the list's first are built.
 * @returns One entry for each item, or one that stands for all while there is none.
 */
export function slugParams(list: Answer<{ slug: string }[]>, most = 100): { slug: string }[] {
  const items = (valueIn(list) ?? []).slice(0, most)
  return items.length > 0 ? items.map(({ slug }) => ({ slug })) : [{ slug: anySlug }]
}

/**
 * The sharing pictures to build of a list: one, as to draw one takes half a second, and a build for each that nobody may
 * ever share takes long. Whoever shares a page first waits for its picture to be drawn.
 *
 * @returns As `slugParams`.
 */
export function pictureParams(list: Answer<{ slug: string }[]>): { slug: string }[] {
  return slugParams(list, 1)
}
