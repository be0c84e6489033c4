'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { onPressBeside } from '@/components/ui/press-beside'

/**
 * Opens the menu of narrow screens as a modal dialog. Escape, a click beside the menu, a followed link, a change
 * of page and a wide window close it.
 */
export function MenuDriver() {
  const pathname = usePathname()
  const shown = useRef(pathname)

  // Closes the menu when the page changes. On the first run, a menu opened before script loaded stays open.
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
    // Reads `:target` instead of the address, which the router has reset.
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
  // server/first-touch.ts has handled this click.
  if (event.defaultPrevented && link?.getAttribute('role') === 'button') return
  if (link?.getAttribute('href') === '#menu') {
    event.preventDefault()
    menu()?.showModal()
  } else if (link && menu()?.contains(link)) {
    if (link.hash === '#open-menu') event.preventDefault()
    menu()?.close()
  }
}

// The space key also presses links that have the role of a button.
function obeySpace(event: KeyboardEvent) {
  const button = (event.target as Element).closest<HTMLElement>('a[role=button]')
  if (event.key !== ' ' || !button) return
  event.preventDefault()
  button.click()
}

// A menu that opened before script loaded is its link's target, and would stay in view for ever.
function takeOver() {
  location.replace('#open-menu')
  history.replaceState(history.state, '', location.pathname + location.search)
  menu()?.showModal()
}

function menu() {
  return document.querySelector<HTMLDialogElement>('#menu')
}
