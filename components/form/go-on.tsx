'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { Link, linkStyle } from '@/components/ui/link'
import { Outcome } from './outcome'

type Props = {
  text: string
  to: Route
  label: string
  /** Milliseconds. */
  delay?: number
}

/**
 * What came of a form, and where its visitor goes on, with script or without: two seconds later (spec, section 9). Where
 * the browser has posted the form it goes on by itself, as the page that answers has no script before a touch.
 */
export function GoOn({ text, to, label, delay = 2000 }: Props) {
  const router = useRouter()
  const isPosted = useIsPosted()
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

// In the HTML, and in what React takes over of it; not where React itself shows what came of a form.
function useIsPosted(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
}
