import type { Metadata } from 'next'
import { ShortPage } from '@/components/short-page'

const text =
  'We train people for technology careers from London, and for the EMEA region beyond it: live classes, real projects, and support until you are settled in the job.'

export const metadata: Metadata = {
  title: 'About Us',
  description: text,
}

export default function Page() {
  return <ShortPage title="About Us" slug="about-northlight-data" text={text} />
}
