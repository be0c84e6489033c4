'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

// The script reads the name from a cookie and marks the page as signed in. The cookie grants no access.
const script = `(document.greet=function(){var r=document.documentElement,m=/(?:^|; )(?:__Host-)?greeting=([^;]+)/.exec(document.cookie),n='';try{n=m?decodeURIComponent(m[1]):''}catch(e){}if(n)r.dataset.signedIn='';else delete r.dataset.signedIn;document.querySelectorAll('[data-greeting]').forEach(function(e){e.textContent=n})})()`

/** Shows the right header before the first paint, and after each change of route. */
export function AccountHint() {
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path triggers the effect, which does not read it
  useEffect(() => {
    ;(document as Document & { greet?: () => void }).greet?.()
  }, [pathname])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script data-first="" dangerouslySetInnerHTML={{ __html: script }} />
}
