'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Closes the menu of narrow screens when one of its links is followed, when the page changes and when the window becomes
 * wide. Where the browser does not know `command` buttons yet (WebKit), it also opens and closes the menu for them.
 */
export function MenuCloser() {
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the occasion, not an input
  useEffect(() => {
    menu()?.close()
  }, [pathname])

  useEffect(() => {
    const closeAtLink = ({ target }: Event) => (target as Element).closest('a') && menu()?.close()
    menu()?.addEventListener('click', closeAtLink)
    return () => menu()?.removeEventListener('click', closeAtLink)
  }, [])

  // On a wide window the header itself has the links.
  useEffect(() => {
    const wide = matchMedia('(width >= 64rem)')
    const close = () => menu()?.close()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  useEffect(() => {
    if ('command' in HTMLButtonElement.prototype) return
    const obey = ({ target }: Event) => {
      const button = (target as Element).closest('button[commandfor=menu]')
      if (button?.getAttribute('command') === 'show-modal') menu()?.showModal()
      if (button?.getAttribute('command') === 'close') menu()?.close()
    }
    document.addEventListener('click', obey)
    return () => document.removeEventListener('click', obey)
  }, [])

  return null
}

function menu() {
  return document.querySelector<HTMLDialogElement>('#menu')
}
