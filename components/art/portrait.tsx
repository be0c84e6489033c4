import { getPhoto } from '@/lib/pictures'
import type { Tutor } from '@/provider/facts/tutors'
import { Photograph } from './photograph'
import { TutorMonogram } from './tutor-monogram'

type Props = {
  tutor: Tutor
  /** The attribute `sizes`. */
  sizes: string
  /** Purely decorative. */
  isSilent?: boolean
  className: string
}

export async function Portrait({ tutor, sizes, isSilent = false, className }: Props) {
  const photo = tutor.photo ? await getPhoto(tutor.photo, isSilent ? '' : tutor.photoAlt) : null
  if (!photo) return <TutorMonogram tutor={tutor} className={className} />
  return (
    <Photograph
      photo={photo}
      sizes={sizes}
      className={`aspect-[4/5] rounded-card bg-brand-tint object-[50%_25%] ${className}`}
    />
  )
}
