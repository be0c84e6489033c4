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
 * JavaScript no timer runs, so `<meta refresh>` in the response opens `to`.
 */
export function GoOn({ text, to, label, delay = 2000 }: Props) {
  const router = useRouter()
  // True in the server's HTML. The server renders this component only when a form was posted without JavaScript.
  const isPosted = useIsHydrating()
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
      {isPosted && <meta httpEquiv="refresh" content={`${delay / 1000};url=${to}`} />}
    </>
  )
}
