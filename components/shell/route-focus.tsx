'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** Moves the focus to the new page: the router leaves it on the followed link. A focus inside the page stays. */
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
