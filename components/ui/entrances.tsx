'use client'

import { useEffect } from 'react'
import { isMotionWelcome } from '@/lib/motion'

/**
 * Stands once on a page whose bands have `enter`. What moves them is fetched when the browser has nothing better to do;
 * before that, and where motion is unwelcome or the script does not come, every part is simply there.
 */
export function Entrances() {
  // On a page that the router has brought; on the first one the starter does it.
  useEffect(() => {
    whenIdle().then(() => {
      for (const part of document.querySelectorAll('.below-fold')) part.classList.remove('below-fold')
    })
  }, [])

  useEffect(() => {
    if (!isMotionWelcome()) return
    const watching = whenIdle()
      .then(() => import('./entrance'))
      .then(({ watchEntrances }) => watchEntrances())
      .catch(() => () => {})
    return () => void watching.then((stop) => stop())
  }, [])
  return null
}

// Safari has no requestIdleCallback.
function whenIdle(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 1000),
  )
}
