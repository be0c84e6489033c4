import type { ReactNode } from 'react'
import type { Photo } from '@/lib/photo'
import { Opening } from './opening'

type Props = {
  title: ReactNode
  slug: string
  /** In the place of its drawing. */
  image?: Photo | null
  isFirst?: boolean
  children?: ReactNode
}

/** The opening of a page: its one h1, what it is about, and the drawing of its name. */
export function PageIntro({ title, slug, image, isFirst, children }: Props) {
  return (
    <Opening slug={slug} image={image} isFirst={isFirst}>
      <h1 className="text-hero">{title}</h1>
      {children && <div className="mt-5 max-w-[34rem] space-y-6 text-lead text-muted">{children}</div>}
    </Opening>
  )
}
