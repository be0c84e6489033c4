import type { ReactNode } from 'react'
import { surface } from './surface'

/** What stands in the place of content that is missing: what happened, and what to do. */
export function Notice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <p className={`${surface('outlined')} p-6 text-lead text-ink sm:p-8`}>
      <strong className="display block text-card">{title}</strong>
      {children}
    </p>
  )
}
