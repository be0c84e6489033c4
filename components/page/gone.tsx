import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { NotFoundPage } from './not-found-page'

/** A true 404 with its text in the HTML: `notFound()` alone is blank without script. */
export function Gone() {
  return (
    <Suspense fallback={<NotFoundPage />}>
      <Vanish />
    </Suspense>
  )
}

/** With script, the nearest `not-found` replaces the page. */
export function Vanish(): never {
  notFound()
}
