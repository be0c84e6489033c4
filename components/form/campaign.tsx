'use client'

import { useEffect, useRef } from 'react'
import { campaignField, campaignIn } from '@/lib/form/campaign'

/**
 * Sends with a form what led to the site. The browser knows the address that this document began with, wherever links have
 * led since, and the page before it: nothing is stored for it.
 */
export function Campaign() {
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (field.current) field.current.value = campaignIn(first()) || campaignIn(before())
  }, [])

  return <input ref={field} type="hidden" name={campaignField} />
}

// The address bar tells where the router has got to since; the document's own navigation is its first address, which a
// browser of before 2022 does not tell.
function first(): string {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? []
  return new URL(navigation?.name ?? location.href).search
}

function before(): string {
  const page = URL.canParse(document.referrer) ? new URL(document.referrer) : null
  return page?.origin === location.origin ? page.search : ''
}
