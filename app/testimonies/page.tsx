import type { Metadata } from 'next'
import { ShortPage } from '@/components/short-page'
import { site } from '@/lib/site'

const text = 'People who changed their work with us, in their own words.'

export const metadata: Metadata = {
  title: `Testimonies | ${site.name}`,
  description: text,
}

export default function Page() {
  return <ShortPage title="Delegate Stories" slug="delegate-stories-cloud" text={text} />
}
