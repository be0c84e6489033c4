'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'

/** A link of the header, which tells where its visitor is: on its page, or on one below it. */
export function NavLink({ href, ...props }: ComponentProps<typeof Link> & { href: string }) {
  const pathname = usePathname()
  const current = pathname === href ? 'page' : pathname.startsWith(`${href}/`) ? 'true' : undefined
  return <Link href={href} aria-current={current} {...props} />
}
