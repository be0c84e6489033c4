import type { ReactNode } from 'react'
import type { Photo } from '@/lib/photo'
import { Opening } from './opening'

type Props = {
  title: ReactNode
  slug: string
  /** Replaces the drawing. */
  image?: Photo | null
  /** Replaces the drawing and the image. */
  picture?: ReactNode
  faces?: ReactNode
  className?: string
  children?: ReactNode
}

export function PageIntro({ title, slug, image, picture, faces, className, children }: Props) {
  return (
    <Opening {...{ slug, image, picture, faces, className }} isPlain={!image}>
      <h1 className="text-hero">{title}</h1>
      {children && <div className="mt-5 max-w-[34rem] space-y-6 text-lead text-muted">{children}</div>}
    </Opening>
  )
}
