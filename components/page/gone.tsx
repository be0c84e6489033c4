import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { NotFoundPage } from './not-found-page'

/** Sends status 404 with the text in the HTML. `notFound()` alone would be blank without script. */
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
