import type { Metadata } from 'next'
import { BrokenPage } from '@/components/page/broken-page'
import { buttonStyle } from '@/components/ui/button'
import { requestReference } from '@/lib/visit/request-reference'
import { site } from '@/provider/facts/site'

export const instant = false

export const metadata: Metadata = { title: `Something went wrong | ${site.name}`, robots: { index: false } }

/** Replaces a page that failed to render (server/respond.ts). Next's own error page is blank without script. */
export default async function BrokenPageOfServer() {
  return (
    <BrokenPage reference={await requestReference()}>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address reloads the failed page */}
      <a href="" className={`${buttonStyle('action')} mt-8`}>
        Try again
      </a>
    </BrokenPage>
  )
}
