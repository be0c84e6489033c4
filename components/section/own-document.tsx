'use client'

import { useEffect } from 'react'

/**
 * Stands on a page whose policy is its own: a browser keeps a policy as long as the document, so that each link to another
 * page of the site loads one, as without script. On the way here the server sees to that (server/respond.ts).
 */
export function OwnDocument() {
  useEffect(() => {
    // At the window, so ahead of the router and of whatever opens in place of a link.
    addEventListener('click', leave, { capture: true })
    return () => removeEventListener('click', leave, { capture: true })
  }, [])
  return null
}

function leave(event: MouseEvent) {
  const link = (event.target as Element).closest?.('a')
  if (!link?.href || link.origin !== location.origin || link.pathname === location.pathname) return
  event.stopPropagation()
}
