'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the new page after a navigation, as a new document would: the router leaves it on the link that was
 * followed. If something in the new page has already taken it, it stays there.
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
