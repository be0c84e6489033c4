'use client'

import { useEffect } from 'react'

/** Marks the page as one that script drives: its links need not be prefetched by the browser any more. */
export function ScriptIsHere() {
  useEffect(() => {
    document.documentElement.dataset.script = 'here'
    keepAnchor()
  }, [])
  return null
}

// The router sets the address to what it was when script began: who has followed an anchor since would lose it.
function keepAnchor() {
  const anchor = document.querySelector('main :target')
  if (anchor && location.hash !== `#${anchor.id}`) history.replaceState(history.state, '', `#${anchor.id}`)
}
