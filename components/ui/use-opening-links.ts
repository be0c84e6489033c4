import { useEffect, useEffectEvent } from 'react'
import { isPlainClick } from './plain-click'

/** Opens something in the page instead of following matching links. A click for a new tab still gets one. */
export function useOpeningLinks(selector: string, open: (link: HTMLElement) => void) {
  const onOpen = useEffectEvent(open)

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>(selector)
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      onOpen(link)
    }
    // In the capture phase: `next/link` would follow the link in the next one.
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [selector])
}
