'use client'

import { useEffect } from 'react'

/** Marks the page as one that script drives: its links need not be prefetched by the browser any more. */
export function ScriptIsHere() {
  useEffect(() => {
    document.documentElement.dataset.script = 'here'
  }, [])
  return null
}
