'use client'

import { useEffect } from 'react'

/** Opens the answer that the address's anchor names. The router does not, and neither do some browsers. */
export function OpenTarget() {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      const details = target?.closest('details')
      if (!details || details.open) return
      details.open = true
      details.scrollIntoView()
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
  return null
}
