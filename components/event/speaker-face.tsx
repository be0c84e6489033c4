import { Face } from '@/components/art/face'
import { getPhoto } from '@/lib/pictures'
import { tutorNamed } from '@/provider/facts/tutors'

type Props = { speaker: string | null; sizes: string; className: string }

/** A speaker who is a tutor has the tutor's photograph. */
export async function SpeakerFace({ speaker, sizes, className }: Props) {
  const photo = tutorNamed(speaker)?.photo
  return (
    <Face
      name={speaker ?? ''}
      image={photo ? await getPhoto(photo, '') : null}
      sizes={sizes}
      className={`object-[50%_25%] ${className}`}
    />
  )
}
