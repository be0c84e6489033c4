'use client'

import { useEffect } from 'react'

/** Marks that React drives the page. The browser then leaves prefetching to the router (speculation-rules.json). */
export function ScriptIsHere() {
  useEffect(() => {
    document.documentElement.dataset.script = 'here'
    keepAnchor()
  }, [])
  return null
}

// The router resets the address to the one at which script began. That would lose an anchor that the visitor
// followed meanwhile.
function keepAnchor() {
  const anchor = document.querySelector('main :target')
  if (anchor && location.hash !== `#${anchor.id}`) history.replaceState(history.state, '', `#${anchor.id}`)
}
