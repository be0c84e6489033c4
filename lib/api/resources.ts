import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { type Answer, cachedAnswer } from './answer'
import { assetUrl } from './asset-url'
import { type Page, readAllPages, readPage } from './client'

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

/**
 * One page of the resources, uncached.
 *
 * @param page Its number, from 1.
 * @returns The page, or null where there is no such page.
 * @throws UpstreamError
 */
export async function fetchResources(page: number): Promise<Page<Resource> | null> {
  return await readPage(`/api/resources/?page=${page}`, schema)
}

/**
 * All resources, uncached.
 *
 * @throws UpstreamError
 */
export async function fetchAllResources(): Promise<Resource[]> {
  return await readAllPages(fetchResources)
}

/** The read of the whole list, by name. */
export const allResources = { name: 'all resources', read: fetchAllResources }

/** The read of one page of the list, by name. */
export const resourcePage = (page: number) => ({
  name: `resources page ${page}`,
  read: () => fetchResources(page),
})

/** One page of the resources, counted from 1. */
export async function listResources(page: number): Promise<Answer<Page<Resource> | null>> {
  'use cache'
  cacheTag('resources')
  return await cachedAnswer(resourcePage(page))
}

/** All resources. */
export async function listAllResources(): Promise<Answer<Resource[]>> {
  'use cache'
  cacheTag('resources')
  return await cachedAnswer(allResources)
}
