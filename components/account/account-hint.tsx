'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

// Reads the greeting's name from its cookie, and marks the page as that of a signed-in visitor. It opens nothing.
const script = `(document.greet=function(){var r=document.documentElement,m=/(?:^|; )(?:__Host-)?greeting=([^;]+)/.exec(document.cookie),n='';try{n=m?decodeURIComponent(m[1]):''}catch(e){}if(n)r.dataset.signedIn='';else delete r.dataset.signedIn;document.querySelectorAll('[data-greeting]').forEach(function(e){e.textContent=n})})()`

/** Picks the header before it is painted, and again whenever the route changes: signing in and out end in one. */
export function AccountHint() {
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the occasion, not an input
  useEffect(() => {
    ;(document as Document & { greet?: () => void }).greet?.()
  }, [pathname])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script data-first="" dangerouslySetInnerHTML={{ __html: script }} />
}
