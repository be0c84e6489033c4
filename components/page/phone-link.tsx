import type { ReactNode } from 'react'
import { site } from '@/provider/facts/site'

/** The number is the text, unless there are children. */
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
