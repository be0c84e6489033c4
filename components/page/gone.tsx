import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { NotFoundPage } from './not-found-page'

/** A true 404 from within a page, with its text in the HTML: `notFound()` alone is blank without script. */
export function Gone() {
  return (
    <Suspense fallback={<NotFoundPage />}>
      <Vanish />
    </Suspense>
  )
}

/** Makes a page a 404: with script, what its nearest `not-found` says stands in its place. */
export function Vanish(): never {
  notFound()
}
