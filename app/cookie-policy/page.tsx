import type { Metadata } from 'next'
import { ShortPage } from '@/components/short-page'
import { site } from '@/lib/site'

const text =
  'These pages set no cookies and load nothing from third parties. When you sign in, one cookie keeps you signed in and does nothing else.'

export const metadata: Metadata = {
  title: `Cookie Policy | ${site.name}`,
  description: text,
}

export default function Page() {
  return <ShortPage title="Cookie Policy" slug="cookie-security" text={text} />
}
