'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { Link, linkStyle } from '@/components/ui/link'
import { Outcome } from './outcome'
import { useIsHydrating } from './use-is-hydrating'

type Props = {
  text: string
  to: Route
  label: string
  /** Milliseconds. */
  delay?: number
}

/**
 * Shows the outcome, and opens `to` after two seconds (spec, section 9). Without
 * JavaScript no `setTimeout` runs, so the server's HTML contains a `<meta refresh>`.
 */
export function GoOn({ text, to, label, delay = 2000 }: Props) {
  const router = useRouter()
  const isServerHtml = useIsHydrating()
  useEffect(() => {
    const timer = setTimeout(() => router.push(to), delay)
    return () => clearTimeout(timer)
  }, [router, to, delay])

  return (
    <>
      <Outcome isSuccess text={text} />
      <p className="text-center">
        <Link href={to} className={linkStyle('alone')}>
          {label}
        </Link>
      </p>
      {isServerHtml && <meta httpEquiv="refresh" content={`${delay / 1000};url=${to}`} />}
    </>
  )
}
