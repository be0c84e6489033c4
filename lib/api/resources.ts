import { z } from 'zod'
import { assetUrl } from './asset-url'
import { type Page, readAllPages, readPage } from './client'
import { photoField, pictureOf } from './photo-field'
import { unpublishedField, unpublishedIn } from './unpublished'

const textOrNull = z.string().trim().min(1).nullish().catch(null)

const schema = z
  .object({
    id: z.union([z.number(), z.string()]),
    slug: textOrNull,
    title: z.string().min(1),
    description: z.string(),
    kind: textOrNull,
    summary: textOrNull,
    photo: photoField,
    created: textOrNull,
    file: textOrNull,
    unpublished: unpublishedField,
  })
  .transform(({ id, slug, title, description, kind, summary, photo, created, file, ...rest }) => ({
    /** The upstream's slug, or the id if the slug is missing or invalid. */
    slug: slug && /^[\w-]{1,250}$/.test(slug) ? slug : String(id),
    title,
    description,
    /** Extensions (docs/upstream.md): such as "Checklist", the list’s sentence, and the first page. */
    kind: kind ?? null,
    summary: summary ?? null,
    image: pictureOf(null, photo, title),
    created: created ?? null,
    file: assetUrl(file),
    ...unpublishedIn(rest),
  }))

export type Resource = z.infer<typeof schema>

/** Uncached; null if the page does not exist. `root` selects another upstream. Throws UpstreamError. */
export async function fetchResources(page: number, root = ''): Promise<Page<Resource> | null> {
  return await readPage(`${root}/api/resources/?page=${page}`, schema)
}

/** Uncached. `root` selects another upstream. Throws UpstreamError. */
export async function fetchAllResources(root = ''): Promise<Resource[]> {
  return await readAllPages((page) => fetchResources(page, root))
}

export const allResources = { name: 'all resources', read: () => fetchAllResources() }

export const resourcePage = (page: number) => ({
  name: `resources page ${page}`,
  read: () => fetchResources(page),
})
