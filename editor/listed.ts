import { join } from 'node:path'
import { contentDir, nameOf } from '@/provider/content-dir'
import { ContentError } from '@/provider/fault'
import { markdownIn } from '@/provider/read'
import { openFile } from './files'
import { isFolder, type Kind, kinds } from './kinds'
import type { Listed } from './page'
import { RefusedError } from './refused-error'

/** The files of a folder as a list shows them, those that nobody sees yet first. */
export function filesOf(kind: Kind): Listed[] {
  const files = markdownIn(kind.path).map((name) => listed(kind, name.replace(/\.md$/, '')))
  return files.sort((a, b) => Number(!a.state) - Number(!b.state) || a.title.localeCompare(b.title))
}

function listed(kind: Kind, slug: string): Listed {
  try {
    const { value } = openFile(`${kind.path}${slug}.md`)
    const { draft, publish } = value as { draft?: boolean; publish?: string }
    return { slug, title: titleOf(kind, slug, value), state: draft ? 'Draft' : publish && `From ${publish}` }
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof RefusedError)) throw error
    return { slug, title: slug, state: 'Cannot be read' }
  }
}

/** What a file is called. */
export function titleOf(kind: Kind, slug: string, value: unknown): string {
  if (!isFolder(kind)) return kind.label
  const { title, name, career_name } = value as Record<string, unknown>
  return String(title ?? career_name ?? name ?? slug)
}

/** A file’s name, made of a title. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, 80)
    .trim()
    .replaceAll(' ', '-')
}

/** Where the editor shows a file that the checks name. */
export function addressOf(file: string): string | undefined {
  for (const kind of kinds) {
    const path = nameOf(join(contentDir(), kind.path))
    if (!isFolder(kind) && file === path) return `/file/${kind.name}`
    const [, slug] = isFolder(kind) && file.startsWith(path) ? (/([^/\\]+)\.md$/.exec(file) ?? []) : []
    if (slug) return `/file/${kind.name}/${slug}`
  }
  return
}
