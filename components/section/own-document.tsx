'use client'

import { useEffect } from 'react'

/**
 * A browser keeps a policy as long as the document, and this page has its own. So each link to another page
 * loads a document (server/respond.ts does the same on the way here).
 */
export function OwnDocument() {
  useEffect(() => {
    // On the window, so it runs before the router.
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
