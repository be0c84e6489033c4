import type { ReactNode } from 'react'
import { site } from '@/provider/facts/site'

type Props = { className?: string; children?: ReactNode }

/** The number is the text, unless there are children. */
export function PhoneLink({ className, children = site.phone }: Props) {
  return (
    <a href={`tel:${site.phone.replaceAll(' ', '')}`} className={className}>
      {children}
    </a>
  )
}
