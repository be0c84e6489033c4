import type { Metadata } from 'next'
import { BrokenPage } from '@/components/page/broken-page'
import { buttonStyle } from '@/components/ui/button'
import { site } from '@/lib/provider/site'

export const metadata: Metadata = { title: `Dashboard | ${site.name}`, robots: { index: false } }

/** What guard-dashboard.ts shows in the place of the dashboard while nobody can be signed in. */
export default function AwayPage() {
  return (
    <BrokenPage>
      <a href="/dashboard" className={`${buttonStyle('action')} mt-8`}>
        Try again
      </a>
    </BrokenPage>
  )
}
