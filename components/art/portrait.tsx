import { getPhoto } from '@/lib/pictures'
import type { Tutor } from '@/provider/facts/tutors'
import { Face } from './face'

type Props = {
  /** Without a photograph, initials. */
  tutor: Pick<Tutor, 'name'> & Partial<Tutor>
  sizes: string
  /** Purely decorative. */
  isSilent?: boolean
  className: string
}

export async function Portrait({ tutor, sizes, isSilent = false, className }: Props) {
  const image = tutor.photo ? await getPhoto(tutor.photo, isSilent ? '' : (tutor.photoAlt ?? '')) : null
  return (
    <Face
      name={tutor.name}
      image={image}
      sizes={sizes}
      className={`aspect-[4/5] rounded-card object-[50%_25%] ${className}`}
    />
  )
}
