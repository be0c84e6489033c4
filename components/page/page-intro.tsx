import type { ReactNode } from 'react'
import { Opening } from './opening'

type Props = {
  title: ReactNode
  slug: string
  isFirst?: boolean
  children?: ReactNode
}

/** The opening of a page: its one h1, what it is about, and the drawing of its name. */
export function PageIntro({ title, slug, isFirst, children }: Props) {
  return (
    <Opening slug={slug} isFirst={isFirst}>
      <h1 className="text-hero">{title}</h1>
      {children && <div className="mt-5 max-w-[34rem] space-y-6 text-lead text-muted">{children}</div>}
    </Opening>
  )
}
