import type { ReactNode } from 'react'
import { site } from '@/provider/facts/site'

/** A link that rings the provider; its text is the number, unless it has another. */
export function PhoneLink({
  className,
  children = site.phone,
}: {
  className?: string
  children?: ReactNode
}) {
  return (
    <a href={`tel:${site.phone.replaceAll(' ', '')}`} className={className}>
      {children}
    </a>
  )
}
