import type { FindPicture } from './find-picture'
import { addressOf, photoOf } from './photo'
import { pictureName } from './picture-name'

const named = /(<img\b[^>]*?\ssrc=")(pictures\/[^"]*)"/g

/** Replaces names of pictures by addresses. For a picture that cannot be shown, the description shows. */
export async function setPictures(html: string, find: FindPicture): Promise<string> {
  const names = [...new Set([...html.matchAll(named)].map(([, , name = '']) => name))]
  if (names.length === 0) return html
  const found = new Map(
    await Promise.all(
      names.map(async (name) => [name, pictureName.test(name) ? await find(name) : null] as const),
    ),
  )
  return html.replaceAll(named, (_, before: string, name: string) => {
    const picture = found.get(name)
    if (!picture) return `${before}"`
    const photo = photoOf(picture, '')
    return `${before}${addressOf(photo)}" width="${photo.width}" height="${photo.height}"`
  })
}
