'use client'

import { useEffect } from 'react'

/** Script drives the page now, so the browser need not prefetch links. */
export function ScriptIsHere() {
  useEffect(() => {
    document.documentElement.dataset.script = 'here'
    keepAnchor()
  }, [])
  return null
}

// The router resets the address to the one at which script began, which would lose an anchor followed
// meanwhile.
function keepAnchor() {
  const anchor = document.querySelector('main :target')
  if (anchor && location.hash !== `#${anchor.id}`) history.replaceState(history.state, '', `#${anchor.id}`)
}
