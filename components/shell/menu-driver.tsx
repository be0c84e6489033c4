'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { onPressBeside } from '@/components/ui/press-beside'

/**
 * Turns the menu of narrow screens, a link's target without script, into a modal dialog. Escape, a click
 * beside it, a followed link, a change of page and a wide window close it.
 */
export function MenuDriver() {
  const pathname = usePathname()
  const shown = useRef(pathname)

  // It may have been opened before script arrived.
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
    // By `:target`, as the router has reset the address.
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
  // The starter has handled this click.
  if (event.defaultPrevented && link?.getAttribute('role') === 'button') return
  if (link?.getAttribute('href') === '#menu') {
    event.preventDefault()
    menu()?.showModal()
  } else if (link && menu()?.contains(link)) {
    if (link.hash === '#open-menu') event.preventDefault()
    menu()?.close()
  }
}

// Links that act as buttons obey a space too.
function obeySpace(event: KeyboardEvent) {
  const button = (event.target as Element).closest<HTMLElement>('a[role=button]')
  if (event.key !== ' ' || !button) return
  event.preventDefault()
  button.click()
}

// Opened before script arrived: as its link's target it would stay in view for ever.
function takeOver() {
  location.replace('#open-menu')
  history.replaceState(history.state, '', location.pathname + location.search)
  menu()?.showModal()
}

function menu() {
  return document.querySelector<HTMLDialogElement>('#menu')
}
