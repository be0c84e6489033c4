import type { ReactNode } from 'react'
import { Backdrop } from '@/components/art/backdrop'
import type { Photo } from '@/lib/photo'

type Props = {
  /** The slug of its drawing. */
  slug: string
  image?: Photo | string | null
  /** Replaces both. */
  picture?: ReactNode
  /** The view transition's name, shared with a card (SharedPicture). */
  shared?: string
  className?: string
  /** At the head of the page, the drawing is part of the HTML. */
  isFirst?: boolean
  children: ReactNode
}

export function Opening({
  slug,
  image,
  picture,
  shared,
  className = 'pb-8 md:py-20 lg:py-24',
  isFirst = true,
  children,
}: Props) {
  return (
    <section className="on-forest relative isolate overflow-hidden bg-forest text-white">
      {picture ?? <Backdrop slug={slug} image={image} shared={shared} isFirst={isFirst} />}
      <div className={`mx-auto max-w-page px-5 pt-32 md:px-8 ${className}`}>
        <div className={`md:w-3/5 lg:w-1/2 ${shared ? 'beside-picture' : ''}`}>{children}</div>
      </div>
    </section>
  )
}
