import { createHash } from 'node:crypto'
import { liveKinds } from '@/provider/kinds'
import { contentFolder, type FolderSettings } from './content'
import type { UpstreamSettings } from './settings'

/** A hash of each folder's public records. */
export type PublicContent = Map<string, string>

export function contentFolders(settings: FolderSettings) {
  return new Map(liveKinds.map((kind) => [kind, contentFolder(kind, settings)]))
}

/** A changed hash means that something was published, withdrawn or edited. */
export function publicContent(settings: Pick<UpstreamSettings, 'contentDir' | 'now'>) {
  // Calls that serve the records log broken files, so this function does not.
  const folders = contentFolders({ ...settings, log: () => {}, showsUnpublished: false })
  return async (at: Date): Promise<PublicContent> => {
    const sums = [...folders].map(async ([name, files]) => [name, sumOf(await files(at))] as const)
    return new Map(await Promise.all(sums))
  }
}

function sumOf(value: unknown): string {
  return createHash('sha1').update(JSON.stringify(value)).digest('hex')
}
