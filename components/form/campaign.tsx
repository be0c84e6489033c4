'use client'

import { useEffect, useRef } from 'react'
import { campaignField, campaignIn } from '@/lib/form/campaign'

/** Sends the campaign that the address of the visit's first page names. The browser stores nothing. */
export function Campaign() {
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (field.current) field.current.value = campaignIn(first()) || campaignIn(before())
  }, [])

  return <input ref={field} type="hidden" name={campaignField} />
}

// The navigation entry has the document's first address, while the router changes `location`. Browsers before
// 2022 lack the entry.
function first(): string {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? []
  return new URL(navigation?.name ?? location.href).search
}

function before(): string {
  const page = URL.canParse(document.referrer) ? new URL(document.referrer) : null
  return page?.origin === location.origin ? page.search : ''
}
