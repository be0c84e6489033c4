import type { Metadata } from 'next'
import { Suspense } from 'react'
import { Vanish } from '@/components/page/gone'
import { PreviewGone } from '@/components/page/preview-gone'

export const metadata: Metadata = { title: 'This preview has ended', robots: { index: false } }

/** The page for a preview link that opens no draft. Its status is 404. */
export default function PreviewGonePage() {
  return (
    <Suspense fallback={<PreviewGone />}>
      <Vanish />
    </Suspense>
  )
}
