import type { Metadata } from 'next'
import { connection } from 'next/server'
import { CareerPathsPage } from '@/components/section/career-paths-page'
import type { Query } from '@/lib/filter/filter'
import { listMetadata } from '@/lib/seo/list-metadata'

export const instant = false

export const metadata: Metadata = { title: listMetadata('careerpaths').title, robots: { index: false } }

export default async function FilteredCareerPathsPage({ searchParams }: { searchParams: Promise<Query> }) {
  await connection()
  return <CareerPathsPage query={await searchParams} />
}
