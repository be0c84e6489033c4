import type { Metadata } from 'next'
import { ShortPage } from '@/components/short-page'
import { site } from '@/lib/site'

const text = 'Accounts open with the next cohort, and so does resetting a password.'

export const metadata: Metadata = {
  title: `Reset password | ${site.name}`,
  description: text,
  robots: { index: false },
}

export default function Page() {
  return <ShortPage title="Reset password" slug="reset-password-security" text={text} />
}
