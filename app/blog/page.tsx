import type { Metadata } from 'next'
import { ShortPage } from '@/components/short-page'
import { site } from '@/lib/site'

const text =
  'Notes on learning and working in data, AI, security and software, by the people who teach them here.'

export const metadata: Metadata = {
  title: `Blog | ${site.name}`,
  description: text,
}

export default function Page() {
  return <ShortPage title="Stories &amp; More" slug="stories-and-more-business" text={text} />
}
