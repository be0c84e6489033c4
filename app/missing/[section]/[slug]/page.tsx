import type { Metadata } from 'next'
import { Suspense } from 'react'
import { Vanish } from '@/components/page/gone'
import { slugParams } from '@/lib/api/answer'
import { listCareerPaths } from '@/lib/api/content'

export const ensureStatic = 'navigation'
export const instant = false

export const metadata: Metadata = { title: "Oops...This page doesn't exist :(", robots: { index: false } }

export async function generateStaticParams() {
  return slugParams(await listCareerPaths()).map(({ slug }) => ({ section: 'careerpaths', slug }))
}

/**
 * The 404 page for an address that nearly matches a known one. The layout shows the suggestion, because this
 * page can only call `notFound()`.
 */
export default function MissingPage() {
  return (
    <Suspense fallback={null}>
      <Vanish />
    </Suspense>
  )
}
