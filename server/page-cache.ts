import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external.js'
import { areTagsStale } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { buildOf } from '@/lib/store/build-of'
import { giveShared, takeShared } from './shared-entries'

// Node and a bundler read the module of another kind each in their own way.
const FileSystemCache =
  (fileSystemCache as unknown as { default?: typeof fileSystemCache }).default ?? fileSystemCache

type Parameters_ = ConstructorParameters<typeof FileSystemCache>[0]
type Get = InstanceType<typeof FileSystemCache>['get']
type Set_ = InstanceType<typeof FileSystemCache>['set']
type Kept = NonNullable<Awaited<ReturnType<Get>>>
type Lasting = { cacheControl?: { revalidate?: number | false } }
type Page = { value: NonNullable<Kept['value']> } & Lasting

/**
 * Next's own cache of whole pages, with two changes. A page is as old as the request that rendered it. Where Redis is set, a
 * page that another process has rendered since is taken from there.
 */
export default class PageCache extends FileSystemCache {
  private readonly size: number
  // Next makes one of these for each request.
  private readonly began = Date.now()

  constructor(settings: Parameters_) {
    super(settings)
    this.size = settings.maxMemoryCacheSize ?? 0
  }

  override async get(...asked: Parameters<Get>): ReturnType<Get> {
    const [key] = asked
    const own = await super.get(...asked)
    if (own && !isOld(own)) return own
    const shared = await takeShared<Page>(buildOf(), key, own?.lastModified ?? 0)
    if (!shared) return own
    getMemoryCache(this.size).set(key, { ...shared.value, lastModified: shared.at } as never)
    return (await super.get(...asked)) ?? own
  }

  override async set(...[key, value, context]: Parameters<Set_>): Promise<void> {
    await super.set(key, value, context)
    const { cacheControl } = context as Lasting
    if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return
    const page = { value, cacheControl } as Page
    // As old as what it was made of may be: a tag that was called meanwhile makes it old, which Next's own time would not.
    getMemoryCache(this.size).set(key, { ...page, lastModified: this.began } as never)
    // Nobody waits for it, and what cannot be handed on ends no process.
    giveShared(buildOf(), key, { value: page, at: this.began }, lastsFor(page)).catch(() => {})
  }
}

function isOld(page: Kept): boolean {
  const { value, lastModified = 0 } = page
  const tags = value && 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined
  if (typeof tags === 'string' && areTagsStale(tags.split(','), lastModified)) return true
  return lastModified + lastsFor(page as Lasting) * 1000 < Date.now()
}

function lastsFor({ cacheControl }: Lasting): number {
  const { revalidate = 0 } = cacheControl ?? {}
  return revalidate === false ? Number.POSITIVE_INFINITY : revalidate
}
