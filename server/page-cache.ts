import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external.js'
import { areTagsStale } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { buildOf } from '@/lib/store/build-of'
import { giveShared, takeShared } from './shared-entries'

// Node and a bundler import CommonJS differently.
const FileSystemCache =
  (fileSystemCache as unknown as { default?: typeof fileSystemCache }).default ?? fileSystemCache

type Settings = ConstructorParameters<typeof FileSystemCache>[0]
type GetPage = InstanceType<typeof FileSystemCache>['get']
type SetPage = InstanceType<typeof FileSystemCache>['set']
type StoredPage = NonNullable<Awaited<ReturnType<GetPage>>>
type Lasting = { cacheControl?: { revalidate?: number | false } }
type CachedPage = { value: NonNullable<StoredPage['value']> } & Lasting

/** Next's cache of pages. A page's age counts from the request that rendered it. Redis adds other processes' pages. */
export default class PageCache extends FileSystemCache {
  private readonly size: number
  // Next constructs a cache for each request, so this is the time of the request.
  private readonly began = Date.now()

  constructor(settings: Settings) {
    super(settings)
    this.size = settings.maxMemoryCacheSize ?? 0
  }

  override async get(...call: Parameters<GetPage>): ReturnType<GetPage> {
    const [key] = call
    const own = await super.get(...call)
    if (own && !isOld(own)) return own
    const shared = await takeShared<CachedPage>(buildOf(), key, own?.lastModified ?? 0)
    if (!shared) return own
    getMemoryCache(this.size).set(key, { ...shared.value, lastModified: shared.at } as never)
    return (await super.get(...call)) ?? own
  }

  override async set(...[key, value, context]: Parameters<SetPage>): Promise<void> {
    await super.set(key, value, context)
    const { cacheControl } = context as Lasting
    if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return
    const page = { value, cacheControl } as CachedPage
    // Next would store the end of the render, and a tag revalidated during the render would not expire the page.
    getMemoryCache(this.size).set(key, { ...page, lastModified: this.began } as never)
    giveShared(buildOf(), key, { value: page, at: this.began }, lastsFor(page)).catch(() => {})
  }
}

function isOld(page: StoredPage): boolean {
  const { value, lastModified = 0 } = page
  const tags = value && 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined
  if (typeof tags === 'string' && areTagsStale(tags.split(','), lastModified)) return true
  return lastModified + lastsFor(page as Lasting) * 1000 < Date.now()
}

function lastsFor({ cacheControl }: Lasting): number {
  const { revalidate = 0 } = cacheControl ?? {}
  return revalidate === false ? Number.POSITIVE_INFINITY : revalidate
}
