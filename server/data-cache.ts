import { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default.js'
import type { CacheEntry, CacheHandler } from 'next/dist/server/lib/cache-handlers/types.js'
import { buildOf } from '@/lib/store/build-of'
import { siteRedis } from '@/lib/store/redis'
import { giveShared, takeShared } from './shared-entries'
import { pushTags } from './shared-tags'

type Stored = Omit<CacheEntry, 'value'> & { bytes: Uint8Array }

const size = 16 * 1024 * 1024
const own = createDefaultCacheHandler(size)

/** Next's own cache of `'use cache'`, with Redis behind it, as page-cache.ts has it for pages. */
export default {
  ...own,

  async get(key, softTags) {
    const kept = await own.get(key, softTags)
    if (kept && kept.revalidate >= 0) return kept
    const shared = await takeShared<Stored>(buildOf(), key, kept?.timestamp ?? 0)
    if (!shared) return kept
    const { bytes, ...entry } = shared.value
    await own.set(
      key,
      Promise.resolve({ ...entry, timestamp: shared.at, value: new Blob([bytes as BlobPart]).stream() }),
    )
    return (await own.get(key, softTags)) ?? kept
  },

  async set(key, pending) {
    if (!siteRedis()) return await own.set(key, pending)
    let copy: { entry: CacheEntry; value: ReadableStream<Uint8Array> } | undefined
    const forked = pending.then((entry) => {
      const [kept, given] = entry.value.tee()
      copy = { entry, value: given }
      return { ...entry, value: kept }
    })
    await own.set(key, forked)
    if (copy) give(key, copy.entry, copy.value).catch(() => {}) // What broke while it was made is not handed on.
  },

  async updateTags(tags, durations) {
    await own.updateTags(tags, durations)
    await pushTags(tags)
  },
} satisfies CacheHandler

async function give(key: string, entry: CacheEntry, value: ReadableStream<Uint8Array>): Promise<void> {
  const bytes = new Uint8Array(await new Response(value).arrayBuffer())
  const { tags, stale, timestamp, expire, revalidate } = entry
  const stored: Stored = { tags, stale, timestamp, expire, revalidate, bytes }
  await giveShared(buildOf(), key, { value: stored, at: timestamp }, revalidate)
}
