import { z } from 'zod'
import { pictureAddress } from '@/lib/address/picture-address'
import { env } from '@/lib/env'
import type { Photo } from '@/lib/photo'
import { assetUrl } from './asset-url'

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
 * photograph stays an address, because only that server has its sizes. Null for a picture of another
 * host; the page then shows a drawing. Throws EnvError.
 */
export function pictureOf(
  address: string | null | undefined,
  photo: Photo | null | undefined,
  words: string,
): Photo | string | null {
  if (photo && !env().API_ROOT_URL) return { ...photo, alt: photo.alt || words }
  const url = assetUrl(address)
  return url && pictureAddress(url)
}
