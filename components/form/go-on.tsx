'use client'

import type { Route } from 'next'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { linkStyle } from '@/components/ui/link'
import { Outcome } from './outcome'

type Props = {
  text: string
  to: Route
  label: string
  /** Milliseconds. */
  delay?: number
}

/** What came of a form, and where its visitor goes on, with script or without: two seconds later (spec, section 9). */
export function GoOn({ text, to, label, delay = 2000 }: Props) {
  const router = useRouter()
  useEffect(() => {
    const timer = setTimeout(() => router.push(to), delay)
    return () => clearTimeout(timer)
  }, [router, to, delay])

  return (
    <>
      <Outcome isSuccess text={text} />
      <p className="text-center">
        <Link href={to} prefetch={false} className={linkStyle('alone')}>
          {label}
        </Link>
      </p>
      <noscript>
        <meta httpEquiv="refresh" content={`${delay / 1000};url=${to}`} />
      </noscript>
    </>
  )
}
