import { join } from 'node:path'
import type { z } from 'zod'
import { contentDir, nameOf } from '@/provider/content-dir'
import { ContentError } from '@/provider/fault'
import { knownValues } from '@/provider/fields/value-names'
import { filled } from '@/provider/fill'
import { groups, type Kind as KindOfContent, kinds as kindsOfContent } from '@/provider/kinds'
import { slugsIn } from '@/provider/read'
import { openFile, RefusedError } from './files'

/** `name` is in the editor's addresses. `path` is in the provider's folder; a folder's ends with a slash. */
export type Kind = KindOfContent & { name: string; path: string }

export const kinds: Kind[] = groups.flatMap((group) =>
  Object.entries<KindOfContent>(kindsOfContent)
    .filter(([, kind]) => kind.group === group)
    .map(([name, kind]) => ({ ...kind, name, path: kind.file ?? `${name}/` })),
)

export const isFolder = ({ file }: Kind) => file === undefined

export const hasText = (kind: Kind, slug: string) => isFolder(kind) && !kind.isTextless?.(slug)

/** Throws RefusedError for an unknown kind. */
export function kindNamed(name: string): Kind {
  const kind = kinds.find((each) => each.name === name)
  if (kind) return kind
  throw new RefusedError('There’s no such kind of file', 404)
}

/** `routes` are the first parts of the site's own addresses. */
export function schemaOf({ schema }: Kind, slug: string, routes: readonly string[]): z.ZodType {
  const addresses = () => [...routes, ...slugsIn('pages')]
  return typeof schema === 'function' ? schema(slug, addresses) : schema
}

/** Lets texts name values such as `{{email}}` when the kind allows them. */
export function checkedBy(kind: Kind, schema: z.ZodType): z.ZodType {
  const values = Object.fromEntries(knownValues().map((name) => [name, name]))
  return kind.namesValues ? filled(schema, values) : schema
}

/** Throws RefusedError for a slug that cannot be an address. */
export function pathOf(kind: Kind, slug: string): string {
  if (!isFolder(kind)) return kind.path
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 100) return `${kind.path}${slug}.md`
  throw new RefusedError('must have only lower-case letters, digits and single hyphens', 422, true)
}

export type ListedFile = { slug: string; title: string; day?: string; state?: string }

/** Drafts first, then the newest. */
export function filesOf(kind: Kind): ListedFile[] {
  const files = slugsIn(kind.path).map((slug) => listed(kind, slug))
  return files.sort(
    (a, b) =>
      Number(!a.state) - Number(!b.state) ||
      (b.day ?? '').localeCompare(a.day ?? '') ||
      a.title.localeCompare(b.title),
  )
}

function listed(kind: Kind, slug: string): ListedFile {
  try {
    const { value } = openFile(`${kind.path}${slug}.md`)
    const { draft, publish, created, start, updated } = value as Record<string, string | undefined>
    const day = (created ?? start ?? updated)?.slice(0, 10)
    const state = draft ? 'Draft' : publish ? `From ${publish}` : undefined
    return { slug, title: titleOf(kind, slug, value), day, state }
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof RefusedError)) throw error
    return { slug, title: slug, state: 'Can’t be read' }
  }
}

export function titleOf(kind: Kind, slug: string, value: unknown): string {
  if (!isFolder(kind)) return kind.label
  const { title, name, career_name, question } = value as Record<string, unknown>
  return String(title ?? career_name ?? name ?? question ?? slug)
}

export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '')
  return (plain.match(/[a-z0-9]+/g) ?? []).join(' ').slice(0, 80).trim().replaceAll(' ', '-')
}

/** The editor's address of a file; undefined for a file that it does not open. */
export function addressOf(file: string): string | undefined {
  for (const kind of kinds) {
    const path = nameOf(join(contentDir(), kind.path))
    if (!isFolder(kind) && file === path) return `/file/${kind.name}`
    const [, slug] = isFolder(kind) && file.startsWith(path) ? (/([^/\\]+)\.md$/.exec(file) ?? []) : []
    if (slug) return `/file/${kind.name}/${slug}`
  }
}
