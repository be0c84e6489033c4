import type { Route } from 'next'
import type { ReactNode } from 'react'
import { addressOf } from '@/lib/pages/figures-page'
import type { Figure } from '@/provider/facts/claims'
import { Link } from './link'

type Props = { figure: Pick<Figure, 'name' | 'figure' | 'label'>; children: ReactNode }

/** A figure linked to the page that explains it, where there is one. */
export function Counted({ figure: { name, figure, label }, children }: Props) {
  const to = addressOf(name)
  if (!to) return children
  return (
    <Link
      href={to as Route}
      aria-label={`${figure} ${label}: what this counts`}
      className="-my-0.5 inline-block min-h-6 py-0.5 underline decoration-[max(1px,0.05em)] underline-offset-[0.16em] hover:decoration-[max(2px,0.09em)]"
    >
      {children}
    </Link>
  )
}
