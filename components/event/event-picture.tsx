import { Face } from '@/components/art/face'
import type { DatedEvent } from '@/lib/api/events'
import { getPhoto } from '@/lib/pictures'
import { tutorNamed } from '@/provider/facts/tutors'

type Props = {
  event: Pick<DatedEvent, 'speaker' | 'start' | 'timeZone'>
  /** Of the speaker's face, and of the day and hour. */
  className: string
  faceClassName?: string
  /** The attribute `sizes` of the face. */
  sizes: string
}

/** Decorative: the speaker, the day and the hour. */
export function EventPicture({
  event: { speaker, start, timeZone },
  className,
  faceClassName = '',
  sizes,
}: Props) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(new Date(start))
  return (
    <div
      aria-hidden="true"
      className={`on-forest flex overflow-hidden bg-forest-raised text-white ${className}`}
    >
      <SpeakerFace speaker={speaker} sizes={sizes} className={`h-full w-1/2 ${faceClassName}`} />
      <p className="m-auto flex flex-col items-center gap-1 px-2 py-3 text-center text-[min(1rem,4vw)]">
        <span className="font-semibold text-accent">{part({ weekday: 'long' })}</span>
        <span className="display text-[min(2rem,7vw)] whitespace-nowrap">
          {part({ day: 'numeric', month: 'short' })}
        </span>
        <span className="font-semibold">{part({ timeStyle: 'short' })}</span>
      </p>
    </div>
  )
}

type FaceProps = { speaker: string | null; sizes: string; className: string }

/** A speaker who is a tutor has the tutor's photograph. */
export async function SpeakerFace({ speaker, sizes, className }: FaceProps) {
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
