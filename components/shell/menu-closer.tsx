'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Closes the menu on any change of the route, at each of its links and when the window becomes wide, and obeys `command` buttons where the browser does not know them yet. */
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

  // There the links stand in the head of the page.
  useEffect(() => {
    const wide = matchMedia('(width >= 64rem)')
    const close = () => menu()?.close()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  useEffect(() => {
    if ('command' in HTMLButtonElement.prototype) return
    const obey = ({ target }: Event) => {
      const button = (target as Element).closest('button[commandfor]')
      const dialog = document.querySelector<HTMLDialogElement>(`dialog#${button?.getAttribute('commandfor')}`)
      if (button?.getAttribute('command') === 'close') dialog?.close()
      else dialog?.showModal()
    }
    document.addEventListener('click', obey)
    return () => document.removeEventListener('click', obey)
  }, [])

  return null
}

function menu() {
  return document.querySelector<HTMLDialogElement>('#menu')
}
