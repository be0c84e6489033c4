import type { Metadata } from 'next'
import { ShortPage } from '@/components/short-page'
import { site } from '@/lib/site'

const text = 'Free webinars by our tutors on where AI meets everyday work. The next dates are announced here.'

export const metadata: Metadata = {
  title: `Events | ${site.name}`,
  description: text,
}

export default function Page() {
  return <ShortPage title="Upcoming Events" slug="events-project" text={text} />
}
