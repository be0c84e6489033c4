'use client'

import type { ReactNode } from 'react'
import ErrorPage from '@/app/error'

/** What stands in the place of a page that could not be loaded, and of one that broke. */
export function Broken({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ErrorPage error={new Error('An example')} reset={() => {}} />
    </>
  )
}
