import type { Photo } from '@/lib/photo'
import { Cover } from './cover'
import { SharedPicture } from './shared-picture'

type Props = {
  slug: string
  image?: Photo | string | null
  isFirst?: boolean
  /** Slugs of the drawings on the page (PathArt). */
  among?: readonly string[]
  /** The name of the view transition between a card's picture and this one (SharedPicture). */
  shared?: string
}

const places = {
  drawing: ['h-34 md:left-auto md:bottom-0 md:h-auto md:w-1/2', 'backdrop-fade-drawing'],
  photograph: ['h-68 md:left-auto md:bottom-0 md:h-auto md:w-3/5', 'backdrop-fade-photograph'],
} as const

/** A picture behind text. It fades into the dark background. Its parent must be `relative isolate`. */
export function Backdrop({ slug, image = null, isFirst, among, shared }: Props) {
  const [place, fade] = places[image ? 'photograph' : 'drawing']
  return (
    <SharedPicture name={shared}>
      <div className={`backdrop ${place}`}>
        <Cover
          slug={slug}
          image={image}
          sizes="(min-width: 48rem) 60vw, 100vw"
          isFirst={isFirst}
          among={among}
          className="absolute inset-0 h-full w-full"
        />
        <div className={`backdrop-fade ${fade}`} />
      </div>
    </SharedPicture>
  )
}
