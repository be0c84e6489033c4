'use client'

import { BrokenPage } from '@/components/page/broken-page'
import { Reference } from '@/components/page/reference'
import { buttonStyle } from '@/components/ui/button'

/**
 * What stands in the place of a page that broke in the browser or on the server, with the way to try again. Every page
 * carries this script with it: hence no drawing.
 */
export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  return (
    <BrokenPage>
      <button type="button" onClick={reset} className={`${buttonStyle('action')} mt-8`}>
        Try again
      </button>
      <Reference id={error.digest} />
    </BrokenPage>
  )
}
