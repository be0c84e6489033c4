import { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default.js'
import type { CacheEntry, CacheHandler } from 'next/dist/server/lib/cache-handlers/types.js'
import { buildOf } from '@/lib/store/build-of'
import { siteRedis } from '@/lib/store/redis'
import { giveShared, takeShared } from './shared-entries'
import { pushTags } from './shared-tags'

type StoredEntry = Omit<CacheEntry, 'value'> & { bytes: Uint8Array }

const maxBytes = 16 * 1024 * 1024
const own = createDefaultCacheHandler(maxBytes)

/** Next's own cache of `'use cache'` functions, with Redis behind it. */
export default {
  ...own,

  async get(key, softTags) {
    const entry = await own.get(key, softTags)
    if (entry && entry.revalidate >= 0) return entry
    const shared = await takeShared<StoredEntry>(buildOf(), key, entry?.timestamp ?? 0)
    if (!shared) return entry
    const { bytes, ...times } = shared.value
    await own.set(
      key,
      Promise.resolve({ ...times, timestamp: shared.at, value: new Blob([bytes as BlobPart]).stream() }),
    )
    return (await own.get(key, softTags)) ?? entry
  },

  async set(key, pending) {
    if (!siteRedis()) return await own.set(key, pending)
    let copy: { entry: CacheEntry; value: ReadableStream<Uint8Array> } | undefined
    const forked = pending.then((entry) => {
      const [value, shared] = entry.value.tee()
      copy = { entry, value: shared }
      return { ...entry, value }
    })
    await own.set(key, forked)
    if (copy) share(key, copy.entry, copy.value).catch(() => {})
  },

  async updateTags(tags, durations) {
    await own.updateTags(tags, durations)
    await pushTags(tags)
  },
} satisfies CacheHandler

async function share(key: string, entry: CacheEntry, value: ReadableStream<Uint8Array>): Promise<void> {
  const bytes = new Uint8Array(await new Response(value).arrayBuffer())
  const { tags, stale, timestamp, expire, revalidate } = entry
  const stored: StoredEntry = { tags, stale, timestamp, expire, revalidate, bytes }
  await giveShared(buildOf(), key, { value: stored, at: timestamp }, revalidate)
}
