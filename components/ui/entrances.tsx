'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { isMotionWelcome } from '@/lib/motion'

/**
 * Stands once in the layout. What moves a page's bands is fetched when the browser has nothing better to do; before that,
 * and where motion is unwelcome or the script does not come, every part is simply there.
 */
export function Entrances() {
  const pathname = usePathname()

  // On a page that the router has brought; on the first one the starter does it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own
  useEffect(() => {
    whenIdle().then(() => {
      for (const part of document.querySelectorAll('.below-fold')) part.classList.remove('below-fold')
    })
  }, [pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own
  useEffect(() => {
    if (!isMotionWelcome()) return
    const watching = whenIdle()
      .then(() => import('./entrance'))
      .then(({ watchEntrances }) => watchEntrances())
      .catch(() => () => {})
    return () => void watching.then((stop) => stop())
  }, [pathname])
  return null
}

// Safari has no requestIdleCallback.
function whenIdle(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 1000),
  )
}
