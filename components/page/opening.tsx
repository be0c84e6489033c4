import type { ReactNode } from 'react'
import { Backdrop } from '@/components/art/backdrop'
import type { Photo } from '@/lib/photo'

type Props = {
  /** Selects the drawing. */
  slug: string
  image?: Photo | string | null
  /** Replaces the drawing and the image. */
  picture?: ReactNode
  /** The name of the view transition between a card's picture and this one (SharedPicture). */
  shared?: string
  /** Stands on the drawing (TutorFaces). */
  faces?: ReactNode
  className?: string
  /** True at the top of a page: the HTML then contains the drawing. */
  isFirst?: boolean
  /** On a phone, the picture is then lower. */
  isPlain?: boolean
  children: ReactNode
}

export function Opening({
  slug,
  image,
  picture,
  shared,
  faces,
  className = 'pb-8 md:py-14',
  isFirst = true,
  isPlain,
  children,
}: Props) {
  return (
    <section
      className={`on-forest relative isolate overflow-hidden bg-forest text-white md:[&+:not(:has(>.section-tabs))]:pt-14! ${isPlain ? 'low' : ''}`}
    >
      {picture ?? <Backdrop slug={slug} image={image} shared={shared} isFirst={isFirst} />}
      {!image && faces}
      <div
        className={`mx-auto max-w-page px-5 pt-32 md:px-8 ${isPlain ? (picture === undefined ? 'max-md:pt-28' : 'max-md:pt-7') : ''} ${className}`}
      >
        <div className={`md:w-1/2 md:pe-8 lg:pe-12 lg:[&_h1]:-me-12 ${shared ? 'beside-picture' : ''}`}>
          {children}
        </div>
      </div>
    </section>
  )
}
