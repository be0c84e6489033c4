'use client'

import { useEffect, useRef } from 'react'
import { campaignField, campaignIn } from '@/lib/form/campaign'

/** Sends the campaign of the page on which the visit began. Nothing is stored. */
export function Campaign() {
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (field.current) field.current.value = campaignIn(first()) || campaignIn(before())
  }, [])

  return <input ref={field} type="hidden" name={campaignField} />
}

// The navigation entry keeps the document's first address, which the router has changed since. Browsers
// before 2022 lack it.
function first(): string {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? []
  return new URL(navigation?.name ?? location.href).search
}

function before(): string {
  const page = URL.canParse(document.referrer) ? new URL(document.referrer) : null
  return page?.origin === location.origin ? page.search : ''
}
