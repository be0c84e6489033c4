'use client'

import { LoadError } from '@/components/load-error'
import ErrorPage from '../error'

/** What stands in the place of a page that could not be loaded, and of one that broke. */
export function Broken() {
  return (
    <>
      <LoadError title="Error Loading Careerpath" />
      <ErrorPage error={new Error('An example')} reset={() => {}} />
    </>
  )
}
