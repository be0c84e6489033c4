'use client'

import type { Route } from 'next'
import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useEffectEvent, useRef, useTransition } from 'react'

type Props = { path: string; className: string; children: ReactNode }

/** With script, each change shows the new payments at once. Without script, the button submits the form. */
export function ReckoningForm({ path, className, children }: Props) {
  const router = useRouter()
  const pathname = usePathname()
  const form = useRef<HTMLFormElement>(null)
  const [isPending, startTransition] = useTransition()

  function reckon() {
    // A date that is only partly typed is not valid yet.
    if (!form.current?.checkValidity()) return
    const chosen = [...new FormData(form.current)].map(([name, value]) => [name, String(value)])
    const query = new URLSearchParams(chosen)
    startTransition(() => router.replace(`${pathname}?${query}` as Route, { scroll: false }))
  }

  // Shows the payments for a change from before script loaded.
  const catchUp = useEffectEvent(() => {
    const inputs = form.current?.querySelectorAll('input') ?? []
    const isChanged = ({ checked, defaultChecked, value, defaultValue }: HTMLInputElement) =>
      checked !== defaultChecked || value !== defaultValue
    const options = form.current?.querySelectorAll('option') ?? []
    const isOther = [...options].some(({ selected, defaultSelected }) => selected && !defaultSelected)
    if (isOther || [...inputs].some(isChanged)) reckon()
  })
  useEffect(() => catchUp(), [])

  return (
    <form ref={form} action={`${path}#cost`} onChange={reckon} aria-busy={isPending} className={className}>
      {children}
    </form>
  )
}
