import { cacheLife } from 'next/cache'
import { lastGood } from './last-good'

/** Stands for a read that failed while the site was built; a build must not end because the upstream is away. */
export type Outage = { isOutage: true }

const kept = { stale: 300, revalidate: 15 * 60, expire: 365 * 24 * 60 * 60 }
const old = { ...kept, revalidate: 30 }
const unknown = { stale: 30, revalidate: 60, expire: 300 }
const outage = { stale: 30, revalidate: 1, expire: 300 }

/**
 * Runs a read inside a 'use cache' function and sets how long its answer is kept: fresh for 15 minutes, and shown
 * for a year while the upstream is away. What the upstream does not know (null) is asked again after a minute, and what
 * it could not say just now after half of one: until then its answer before stands (lastGood).
 * Throws what the read throws where there was none before, which caches nothing; only in `next build` it gives an Outage
 * instead. Takes: a name for what is read, and the read.
 */
export async function keep<T>(name: string, read: () => Promise<T>): Promise<T | Outage> {
  try {
    const { value, isOld } = await lastGood(name, read)
    cacheLife(isOld ? old : value === null ? unknown : kept)
    return value
  } catch (error) {
    if (process.env.NEXT_PHASE !== 'phase-production-build') throw error
    cacheLife(outage)
    return { isOutage: true }
  }
}

/** Turns a kept Outage back into the error it stands for. Throws an Error. */
export function orThrow<T>(value: T | Outage): T {
  if (typeof value === 'object' && value !== null && 'isOutage' in value) {
    throw new Error('The upstream was away when this page was built')
  }
  return value as T
}
