import type { Metadata } from 'next'
import { ShortPage } from '@/components/short-page'
import { site } from '@/lib/site'

const text =
  'We use what you tell us to call you about your enrolment and to teach you, share it with nobody who does not need it for that, and keep it for 9 to 10 years at the most. Ask us at any time what we hold, or to delete it.'

export const metadata: Metadata = {
  title: `Privacy Policy | ${site.name}`,
  description: text,
}

export default function Page() {
  return <ShortPage title="Privacy Policy" slug="privacy-security" text={text} />
}
