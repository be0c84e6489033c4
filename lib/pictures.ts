import { cacheLife, cacheTag } from 'next/cache'
import { contentDir } from '@/provider/content-dir'
import { pictureFinder } from '@/provider/pictures/find-picture'
import { addressOf, type Photo, photoOf } from '@/provider/pictures/photo'
import { pictureResponse } from '@/provider/pictures/picture-response'
import { env } from './env'
import { log } from './log'
import { pathSheet } from './path-svg'

export const findPicture = pictureFinder(contentDir(), log)

/** A photograph by its path in the provider's folder; null when it cannot be shown. */
export async function getPhoto(name: string, alt: string): Promise<Photo | null> {
  'use cache'
  cacheLife('max')
  cacheTag('pictures')
  const picture = await findPicture(name)
  return picture && photoOf(picture, alt)
}

/** A missing photograph is a 404 with a drawing as its body, which browsers show. */
export async function photoFile(request: Request): Promise<Response> {
  const found = await pictureResponse(request, contentDir(), log)
  if (found) return found
  const { pathname } = new URL(request.url)
  return new Response(pathSheet([pathname]), {
    status: 404,
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' },
  })
}

/** One JPEG; null when the photograph is gone. */
export async function photoBytes(photo: Photo): Promise<Buffer | null> {
  const asked = new Request(new URL(addressOf(photo), env().SITE_URL))
  const found = await pictureResponse(asked, contentDir(), log)
  return found && Buffer.from(await found.arrayBuffer())
}
