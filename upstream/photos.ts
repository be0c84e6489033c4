import type { FindPicture } from '@/provider/pictures/find-picture'
import { addressOf, type Photo, photoOf } from '@/provider/pictures/photo'
import { setPictures } from '@/provider/pictures/set-pictures'

type PhotoFields = { photo?: string; photo_alt?: string }

export type WithPhoto<Fields> = Omit<Fields, keyof PhotoFields> & { photo?: Photo }

/** Replaces names of photographs by their data, and names in `body`, which is HTML, by addresses. */
export async function withPhotos<Fields extends { body: string }>(
  record: Fields & PhotoFields,
  find: FindPicture,
): Promise<WithPhoto<Fields>> {
  const { photo: name, photo_alt: alt = '', ...rest } = record
  const picture = name ? await find(name) : null
  const body = await setPictures(record.body, find)
  return { ...rest, body, ...(picture && { photo: photoOf(picture, alt) }) }
}

/** The value of the contract's picture field: one file of the photograph, or else the written address. */
export function imageOf({ photo }: { photo?: Photo }, written: string | null): string | null {
  return photo ? addressOf(photo) : written
}
