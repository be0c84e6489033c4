import { useEffect, useEffectEvent } from 'react'
import { isPlainClick } from './plain-click'

/** Calls `open` instead of following a matching link. A click with a modifier key still opens a new tab. */
export function useOpeningLinks(selector: string, open: (link: HTMLElement) => void) {
  const onOpen = useEffectEvent(open)

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>(selector)
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      onOpen(link)
    }
    // Listens in the capture phase, because `next/link` follows the link in the phase after it.
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [selector])
}
