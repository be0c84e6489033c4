import { createHash } from 'node:crypto'
import { liveKinds } from '@/provider/kinds'
import { contentFolder } from './content'
import type { UpstreamSettings } from './settings'

/** The content by its folders, each as a sum of what everybody may see of it. */
export type PublicContent = Map<string, string>

/**
 * All of the content.
 *
 * @returns for each folder, a function that reads its records (content.ts)
 */
export function contentFolders(settings: Parameters<typeof contentFolder>[1]) {
  return new Map(liveKinds.map((kind) => [kind, contentFolder(kind, settings)]))
}

/**
 * Tells what everybody may see of the content: where a sum differs from one before, something was published, withdrawn or
 * written anew.
 *
 * @returns a function that tells it as of an instant; it rejects when a folder cannot be read
 */
export function publicContent(settings: Pick<UpstreamSettings, 'contentDir' | 'now'>) {
  // Whoever asks for the records logs what is broken.
  const folders = contentFolders({ ...settings, log: () => {}, showsUnpublished: false })
  return async (at: Date): Promise<PublicContent> => {
    const sums = [...folders].map(async ([name, files]) => {
      return [name, sumOf(await files(at))] as const
    })
    return new Map(await Promise.all(sums))
  }
}

function sumOf(value: unknown): string {
  return createHash('sha1').update(JSON.stringify(value)).digest('hex')
}
