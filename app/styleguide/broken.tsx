'use client'

import ErrorPage from '@/app/error'
import { LoadError } from '@/components/page/load-error'

/** What stands in the place of a page that could not be loaded, and of one that broke. */
export function Broken() {
  return (
    <>
      <LoadError title="Error Loading Careerpath" />
      <ErrorPage error={new Error('An example')} reset={() => {}} />
    </>
  )
}
