import { z } from 'zod'
import { env } from '@/lib/env'
import type { Photo } from '@/lib/photo'
import { pictureUrl } from './asset-url'

const pixels = z.number().int().positive()

/** The embedded upstream's extension for a photograph of the provider's folder (docs/upstream.md). */
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
 * Returns a record's picture: this site's photograph, or the address of an image. An outside upstream's
 * photograph stays an address, because only that server has its sizes. Throws EnvError.
 */
export function pictureOf(
  address: string | null | undefined,
  photo: Photo | null | undefined,
  words: string,
): Photo | string | null {
  if (photo && !env().API_ROOT_URL) return { ...photo, alt: photo.alt || words }
  return pictureUrl(address)
}
