'use client'

import { BrokenPage } from '@/components/page/broken-page'
import { buttonStyle } from '@/components/ui/button'

type Props = { error: Error & { digest?: string }; reset: () => void }

/** Every page loads this script, so it has no drawing. */
export default function ErrorPage({ error, reset }: Props) {
  return (
    <BrokenPage reference={error.digest}>
      <button type="button" onClick={reset} className={`${buttonStyle('action')} mt-8`}>
        Try again
      </button>
    </BrokenPage>
  )
}
