'use client'

import type { Route } from 'next'
import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'
import { Link } from '@/components/ui/link'

type Props = Omit<ComponentProps<typeof Link>, 'href'> & { href: string; className: string }

export function NavLink({ href, className, ...props }: Props) {
  const pathname = usePathname()
  const within = pathname === '/compare' ? '/careerpaths/' : pathname
  const current = pathname === href ? 'page' : within.startsWith(`${href}/`) ? 'true' : undefined
  return <Link href={href as Route} aria-current={current} className={`nav-link ${className}`} {...props} />
}
