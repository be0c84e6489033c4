import { z } from 'zod'
import { env } from '@/lib/env'
import type { Photo } from '@/lib/photo'
import { pictureUrl } from './asset-url'

const pixels = z.number().int().positive()

/** The extension by which the embedded upstream gives a photograph of the provider's folder (docs/upstream.md). */
export const photoField = z
  .object({
    src: z.string().regex(/^\/media\/pictures\/[\da-f]{32}$/),
    width: pixels,
    height: pixels,
    alt: z.string(),
  })
  .nullish()
  .catch(null)

/**
 * The picture of a record: a photograph of this site's own, or the address of one that is as its upstream has it. Another
 * upstream's photographs come by their address, as that server has their sizes.
 *
 * @param address as the contract has it
 * @param words for a photograph that has none of its own
 * @throws EnvError
 */
export function pictureOf(
  address: string | null | undefined,
  photo: Photo | null | undefined,
  words: string,
): Photo | string | null {
  if (photo && !env().API_ROOT_URL) return { ...photo, alt: photo.alt || words }
  return pictureUrl(address)
}
