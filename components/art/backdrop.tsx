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

/** A picture behind text. A photograph fades into the dark background. Its parent must be `relative isolate`. */
export function Backdrop({ slug, image = null, isFirst, among, shared }: Props) {
  return (
    <SharedPicture name={shared}>
      <div
        className={`backdrop md:left-auto md:bottom-0 md:h-auto ${image ? 'h-68 md:w-3/5' : 'h-28 md:w-1/2'}`}
      >
        <Cover
          slug={slug}
          image={image}
          sizes="(min-width: 48rem) 60vw, 100vw"
          isFirst={isFirst}
          among={among}
          className="absolute inset-0 h-full w-full"
        />
        {image && <div className="backdrop-fade" />}
      </div>
    </SharedPicture>
  )
}
