'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

type Connection = { connection?: { saveData?: boolean } }

/** Prefetches links on hover or focus. Next would send three requests per link in view. `never` matches paths. */
export function PrefetchPointedAt({ never }: { never: string }) {
  const router = useRouter()

  useEffect(() => {
    if ((navigator as Connection).connection?.saveData) return
    const fetchAhead = ({ target }: Event) => {
      const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]:not([target], [download])')
      if (!link || link.origin !== location.origin || new RegExp(never).test(link.pathname)) return
      if (!link.search && link.pathname !== location.pathname) router.prefetch(link.pathname as Route)
    }
    document.addEventListener('pointerover', fetchAhead)
    document.addEventListener('focusin', fetchAhead)
    return () => {
      document.removeEventListener('pointerover', fetchAhead)
      document.removeEventListener('focusin', fetchAhead)
    }
  }, [router, never])

  return null
}
