import type { Metadata } from 'next'
import { ShortPage } from '@/components/short-page'
import { site } from '@/lib/site'

const text =
  'Sign-in for learners opens with the next cohort. Until then admissions keep you posted by phone and e-mail.'

export const metadata: Metadata = {
  title: `Sign in | ${site.name}`,
  description: text,
  robots: { index: false },
}

export default function Page() {
  return <ShortPage title="Sign in" slug="sign-in-cloud" text={text} />
}
