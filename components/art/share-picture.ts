import { cacheLife } from 'next/cache'
import { drawApart } from '@/lib/drawing/draw-apart'
import type { ShareWords } from '@/lib/drawing/picture'
import type { Photo } from '@/lib/photo'
import { photoBytes } from '@/lib/pictures'

type Words = Omit<ShareWords, 'photograph'>

type Props = Words & {
  /** A photograph of the provider's stands in the place of the drawing. */
  image?: Photo | string | null
}

/** The picture that is shown where a page is shared: its title on a photograph or the drawing of its slug, as a PNG. */
export async function sharePicture({ image = null, ...words }: Props): Promise<Response> {
  return new Response(await drawn(words, typeof image === 'string' ? null : image), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  })
}

/**
 * The answer where there is no picture to draw.
 *
 * @param answer What came of the read: 404 where the upstream has no such thing, 503 while it is away.
 */
export function noPicture({ state }: { state: 'missing' | 'away' }): Response {
  return new Response('There is no such picture.', { status: state === 'missing' ? 404 : 503 })
}

async function drawn(words: Words, photo: Photo | null): Promise<ArrayBuffer> {
  'use cache'
  cacheLife('max')
  const file = photo && (await photoBytes(photo))
  const photograph = file && `data:image/jpeg;base64,${file.toString('base64')}`
  return await drawApart({ kind: 'picture', words: { ...words, photograph } })
}
