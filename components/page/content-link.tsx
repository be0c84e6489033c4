import type { Route } from 'next'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

type Props = { to: string; className?: string; children: ReactNode }

/** A link that the provider wrote: to a page of the site, to a part of this page, or elsewhere. */
export function ContentLink({ to, className, children }: Props) {
  if (to.startsWith('/'))
    return (
      <Link href={to as Route} className={className}>
        {children}
      </Link>
    )
  return (
    <a href={to} className={className} rel={to.startsWith('http') ? 'noopener' : undefined}>
      {children}
    </a>
  )
}
