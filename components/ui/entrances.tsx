'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { isMotionWelcome } from '@/lib/motion'

/**
 * The layout renders this once. The animation code loads when the browser is idle. Without that code, or with
 * reduced motion, every part is simply visible.
 */
export function Entrances() {
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own
  useEffect(() => {
    // Lays out the `.below-fold` parts of a page reached by the router. On the first page,
    // server/first-touch.ts has done so.
    const laidOut = whenIdle().then(() => {
      for (const part of document.querySelectorAll('.below-fold')) part.classList.remove('below-fold')
    })
    if (!isMotionWelcome()) return
    const watching = laidOut
      .then(() => import('./entrance'))
      .then(({ watchEntrances }) => watchEntrances())
      .catch(() => () => {})
    return () => void watching.then((stop) => stop())
  }, [pathname])
  return null
}

// Safari lacks requestIdleCallback.
function whenIdle(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 1000),
  )
}
