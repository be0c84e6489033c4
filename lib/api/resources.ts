import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { currentPreview } from '@/lib/preview/current-preview'
import { type Answer, answerOf, cachedAnswer, itemOf } from './answer'
import { assetUrl } from './asset-url'
import { type Page, readAllPages, readPage } from './client'
import { draftsRoot } from './embedded'
import { unpublishedField, unpublishedIn } from './unpublished'

const textOrNull = z.string().trim().min(1).nullish().catch(null)

const schema = z
  .object({
    id: z.union([z.number(), z.string()]),
    slug: textOrNull,
    title: z.string().min(1),
    description: z.string(),
    created: textOrNull,
    file: textOrNull,
    unpublished: unpublishedField,
  })
  .transform(({ id, slug, title, description, created, file, ...rest }) => ({
    /** The name of its page: the slug where the upstream gives one, else the id. */
    slug: slug && /^[\w-]{1,250}$/.test(slug) ? slug : String(id),
    title,
    description,
    created: created ?? null,
    file: assetUrl(file),
    ...unpublishedIn(rest),
  }))

export type Resource = z.infer<typeof schema>

/**
 * One page of the resources, uncached.
 *
 * @param page Its number, from 1.
 * @param root The root of another upstream than the site's.
 * @returns The page, or null where there is no such page.
 * @throws UpstreamError
 */
export async function fetchResources(page: number, root = ''): Promise<Page<Resource> | null> {
  return await readPage(`${root}/api/resources/?page=${page}`, schema)
}

/**
 * All resources, uncached.
 *
 * @param root The root of another upstream than the site's.
 * @throws UpstreamError
 */
export async function fetchAllResources(root = ''): Promise<Resource[]> {
  return await readAllPages((page) => fetchResources(page, root))
}

/** The read of the whole list, by name. */
export const allResources = { name: 'all resources', read: () => fetchAllResources() }

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

/** One resource; to whoever previews it, as it stands in its file. */
export async function getResource(slug: string): Promise<Answer<Resource | null>> {
  const isPreviewed = await currentPreview(`/resources/${slug}`)
  const list = isPreviewed ? await answerOf(() => fetchAllResources(draftsRoot)) : await listAllResources()
  return itemOf(list, slug)
}
