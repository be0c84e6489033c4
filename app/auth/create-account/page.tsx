import type { Metadata } from 'next'
import { ShortPage } from '@/components/short-page'
import { site } from '@/lib/site'

const text = 'Accounts open with the next cohort. Enrol on a career path and we will set yours up with you.'

export const metadata: Metadata = {
  title: `Create account | ${site.name}`,
  description: text,
  robots: { index: false },
}

export default function Page() {
  return <ShortPage title="Create account" slug="create-account-data" text={text} />
}
