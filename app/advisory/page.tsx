import type { Metadata } from 'next'
import { ShortPage } from '@/components/short-page'
import { site } from '@/lib/site'

const text =
  'We help businesses choose, train and keep technology people: skills reviews, team training on your own projects, and graduates of our career paths.'

export const metadata: Metadata = {
  title: `Services | ${site.name}`,
  description: text,
}

export default function Page() {
  return <ShortPage title="Services for businesses" slug="advisory-business" text={text} />
}
