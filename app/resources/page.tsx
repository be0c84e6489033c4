import type { Metadata } from 'next'
import { ShortPage } from '@/components/short-page'
import { site } from '@/lib/site'

const text = 'Checklists, templates and study plans that our learners use, free to take away.'

export const metadata: Metadata = {
  title: `Resources | ${site.name}`,
  description: text,
}

export default function Page() {
  return <ShortPage title="Resources" slug="resources-analytics" text={text} />
}
