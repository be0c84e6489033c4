import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { assetUrl } from './asset-url'
import { keep, orThrow } from './cache'
import { type Page, readPage } from './client'

const textOrNull = z.string().trim().min(1).nullish().catch(null)

const schema = z
  .object({
    id: z.union([z.number(), z.string()]),
    slug: textOrNull,
    title: z.string().min(1),
    description: z.string(),
    created: textOrNull,
    file: textOrNull,
  })
  .transform(({ id, slug, title, description, created, file }) => ({
    /** The name of its page: the slug where the upstream gives one, else the id. */
    slug: slug && /^[\w-]{1,250}$/.test(slug) ? slug : String(id),
    title,
    description,
    created: created ?? null,
    file: assetUrl(file),
  }))

export type Resource = z.infer<typeof schema>

/** One page of the resources, counted from 1; null for a page that is not there. Throws UpstreamError. */
export async function listResources(page: number): Promise<Page<Resource> | null> {
  return await readPage(`/api/resources/?page=${page}`, schema)
}

/** All resources, page by page. Throws UpstreamError. */
export async function listAllResources(): Promise<Resource[]> {
  const resources: Resource[] = []
  for (let page = 1; page <= 100; page++) {
    const more = await listResources(page)
    resources.push(...(more?.items ?? []))
    if (!more?.hasNext) break
  }
  return resources
}

/** `listResources`, kept as lib/api/cache.ts says. Throws an Error when there is neither an answer nor a kept one. */
export async function listResourcesCached(page: number): Promise<Page<Resource> | null> {
  return orThrow(await keptPage(page))
}

/** `listAllResources`, kept likewise. */
export async function listAllResourcesCached(): Promise<Resource[]> {
  return orThrow(await keptAll())
}

async function keptPage(page: number) {
  'use cache'
  cacheTag('resources')
  return await keep(`resources page ${page}`, () => listResources(page))
}

async function keptAll() {
  'use cache'
  cacheTag('resources')
  return await keep('all resources', listAllResources)
}
