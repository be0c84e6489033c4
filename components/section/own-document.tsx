'use client'

import { useEffect } from 'react'

/**
 * A content security policy lasts as long as its document, and this page has its own policy. So each link to
 * another page loads a new document. For links to this page, server/respond.ts does the same.
 */
export function OwnDocument() {
  useEffect(() => {
    // A listener on the window runs before the router's.
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
