'use client'

import type { Route } from 'next'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { linkStyle } from '@/components/ui/link'
import { Outcome } from './outcome'

const delay = 2000

/** What came of a form; two seconds later (spec, section 9) the next page follows, with script or without. */
export function GoOn({ text, to, label }: { text: string; to: Route; label: string }) {
  const router = useRouter()
  useEffect(() => {
    const timer = setTimeout(() => router.push(to), delay)
    return () => clearTimeout(timer)
  }, [router, to])

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
