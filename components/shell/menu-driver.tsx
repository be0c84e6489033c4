'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { onPressBeside } from '@/components/ui/press-beside'

/**
 * Makes the menu of narrow screens, which without script is the target of a link, a window over the page: it closes by
 * Escape and by a click beside it, when one of its links is followed, when the page changes and when there is room for
 * the links in the header itself.
 */
export function MenuDriver() {
  const pathname = usePathname()
  const shown = useRef(pathname)

  // Not at first: it may have been opened before script came.
  useEffect(() => {
    if (shown.current !== pathname) menu()?.close()
    shown.current = pathname
  }, [pathname])

  useEffect(() => {
    const wide = matchMedia('(width >= 64rem)')
    const close = () => menu()?.close()
    const element = menu()
    const ignore = element && onPressBeside(element, close)
    wide.addEventListener('change', close)
    document.addEventListener('click', obey)
    document.addEventListener('keydown', obeySpace)
    if (wide.matches) close()
    // Not by the address, which the router has just set back to what it was when script began.
    if (element?.matches(':target')) takeOver()
    return () => {
      ignore?.()
      wide.removeEventListener('change', close)
      document.removeEventListener('click', obey)
      document.removeEventListener('keydown', obeySpace)
    }
  }, [])

  return null
}

function obey(event: MouseEvent) {
  const link = (event.target as Element).closest('a')
  // The starter has done it already.
  if (event.defaultPrevented && link?.getAttribute('role') === 'button') return
  if (link?.getAttribute('href') === '#menu') {
    event.preventDefault()
    menu()?.showModal()
  } else if (link && menu()?.contains(link)) {
    if (link.hash === '#open-menu') event.preventDefault()
    menu()?.close()
  }
}

// They are links that act as buttons, which a space presses too.
function obeySpace(event: KeyboardEvent) {
  const button = (event.target as Element).closest<HTMLElement>('a[role=button]')
  if (event.key !== ' ' || !button) return
  event.preventDefault()
  button.click()
}

// It was opened before script had come: as the target of its link it would stay in view for ever.
function takeOver() {
  location.replace('#open-menu')
  history.replaceState(history.state, '', location.pathname + location.search)
  menu()?.showModal()
}

function menu() {
  return document.querySelector<HTMLDialogElement>('#menu')
}
