import type { Metadata } from 'next'
import { BrokenPage } from '@/components/page/broken-page'
import { buttonStyle } from '@/components/ui/button'
import { requestReference } from '@/lib/visit/request-reference'
import { site } from '@/provider/facts/site'

export const instant = false

export const metadata: Metadata = { title: `Dashboard | ${site.name}`, robots: { index: false } }

/** guard-dashboard.ts shows this page when it cannot check the session. */
export default async function AwayPage() {
  return (
    <BrokenPage reference={await requestReference()}>
      <a href="/dashboard" className={`${buttonStyle('action')} mt-8`}>
        Try again
      </a>
    </BrokenPage>
  )
}
