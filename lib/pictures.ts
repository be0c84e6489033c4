import { cacheLife, cacheTag } from 'next/cache'
import { contentDir } from '@/provider/content-dir'
import { pictureFinder } from '@/provider/pictures/find-picture'
import { addressOf, type Photo, photoOf } from '@/provider/pictures/photo'
import { pictureResponse } from '@/provider/pictures/picture-response'
import { env } from './env'
import { log } from './log'
import { pathSheet } from './path-svg'

/** Finds the provider's pictures by their names. */
export const findPicture = pictureFinder(contentDir(), log)

/**
 * A photograph that a page or a person of the provider's names.
 *
 * @param name its path in the provider's folder
 * @param alt what it shows, for who cannot see it
 * @returns null where it cannot be shown: then what is drawn stands there
 */
export async function getPhoto(name: string, alt: string): Promise<Photo | null> {
  'use cache'
  cacheLife('max')
  cacheTag('pictures')
  const picture = await findPicture(name)
  return picture && photoOf(picture, alt)
}

/**
 * The file of a photograph, in one size and format. Browsers show the body of a 404 where a picture is to stand: so who has
 * still a page with one that is gone sees a drawing.
 */
export async function photoFile(request: Request): Promise<Response> {
  const found = await pictureResponse(request, contentDir(), log)
  if (found) return found
  const { pathname } = new URL(request.url)
  return new Response(pathSheet([pathname]), {
    status: 404,
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' },
  })
}

/**
 * A photograph as one JPEG, for what is drawn with it; null where it is gone.
 */
export async function photoBytes(photo: Photo): Promise<Buffer | null> {
  const asked = new Request(new URL(addressOf(photo), env().SITE_URL))
  const found = await pictureResponse(asked, contentDir(), log)
  return found && Buffer.from(await found.arrayBuffer())
}
