import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { PreviewGone } from '@/components/page/preview-gone'

export const metadata: Metadata = { title: 'This preview has ended', robots: { index: false } }

/** Where a link leads that opens no draft, with the status of what is not there. */
export default function PreviewGonePage() {
  return (
    <Suspense fallback={<PreviewGone />}>
      <Vanish />
    </Suspense>
  )
}

function Vanish(): never {
  notFound()
}
