import { anySlug } from '@/lib/address/any-slug'
import { UpstreamError } from './errors'
import type { NamedRead } from './last-good'

type Found<T> = { state: 'found'; value: T }
type Missing = { state: 'missing' }
type Away = { state: 'away' }

/**
 * `missing`: the upstream knows no such record. `away`: it did not answer, and no earlier answer is stored. A
 * read that never returns null is never `missing`.
 */
export type Answer<T> = Found<NonNullable<T>> | Away | (null extends T ? Missing : never)

/**
 * Names the read of one record, so that its answer can be stored. For `anySlug`, which a build uses in an outage,
 * the answer is always `away`: the upstream would answer that there is no such record.
 */
export function itemRead<T>(kind: string, slug: string, read: (slug: string) => Promise<T>): NamedRead<T> {
  const name = `${kind}:${slug}`
  const standIn = async () => {
    throw new UpstreamError(name, null, 'it stands for every address')
  }
  return { name, read: slug === anySlug ? standIn : () => read(slug) }
}

export async function answerOf<T>(read: () => Promise<T>): Promise<Answer<T>> {
  return await read().then(answerWith, awayAfter)
}

export function answerWith<T>(value: T): Answer<T> {
  return (value === null ? { state: 'missing' } : { state: 'found', value }) as Answer<T>
}

/** Rethrows errors that are not outages. */
export function awayAfter(error: unknown): Away {
  if (error instanceof UpstreamError) return { state: 'away' }
  throw error
}

export function valueIn<T>(answer: Found<T> | Missing | Away): T | null {
  return answer.state === 'found' ? answer.value : null
}

export function itemOf<T extends { slug: string }>(list: Answer<T[]>, slug: string): Answer<T | null> {
  if (list.state !== 'found') return { state: 'away' } as Answer<T | null>
  return answerWith<T | null>(list.value.find((item) => item.slug === slug) ?? null)
}

/** For `generateStaticParams`. Returns at most `most` slugs: with 500 paths, a full build had 3,625 pages. */
export function slugParams(list: Answer<{ slug: string }[]>, most = 100): { slug: string }[] {
  const items = (valueIn(list) ?? []).slice(0, most)
  return items.length > 0 ? items.map(({ slug }) => ({ slug })) : [{ slug: anySlug }]
}

/** A build draws one sharing picture per list, because each takes half a second. */
export function pictureParams(list: Answer<{ slug: string }[]>): { slug: string }[] {
  return slugParams(list, 1)
}
