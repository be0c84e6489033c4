import { cacheLife } from 'next/cache'
import { drawApart } from '@/lib/drawing/draw-apart'
import type { ShareWords } from '@/lib/drawing/picture'
import type { Photo } from '@/lib/photo'
import { photoBytes } from '@/lib/pictures'

type Words = Omit<ShareWords, 'photograph'>

type Props = Words & {
  /** Replaces the drawing. */
  image?: Photo | string | null
}

/** The PNG that a shared link shows: the title on a photograph, or on the slug's drawing. */
export async function sharePicture({ image = null, ...words }: Props): Promise<Response> {
  return new Response(await drawn(words, typeof image === 'string' ? null : image), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  })
}

/** Status 404 when the upstream has no such record, 503 while it is down. */
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
