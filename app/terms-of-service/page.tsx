import type { Metadata } from 'next'
import { ShortPage } from '@/components/short-page'
import { site } from '@/lib/site'

const text =
  'The terms on which we teach are agreed with you in writing before anything is charged. Ask us for a copy at any time.'

export const metadata: Metadata = {
  title: `Terms of Service | ${site.name}`,
  description: text,
}

export default function Page() {
  return <ShortPage title="Terms of Service" slug="terms-software" text={text} />
}
