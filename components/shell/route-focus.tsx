'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * Takes the focus to a page that the router has brought, as a new document would: it would stay in the page that was
 * left, or in the footer. Something of the new page that has taken it already keeps it.
 */
export function RouteFocus() {
  const pathname = usePathname()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const main = document.getElementById('content')
    const active = document.activeElement
    if (main?.contains(active) && active?.checkVisibility()) return
    main?.focus({ preventScroll: true })
  }, [pathname])

  return null
}
