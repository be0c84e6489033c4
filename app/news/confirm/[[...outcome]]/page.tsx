import type { Metadata } from 'next'
import { OneButtonPage, outcomeParams } from '@/components/page/one-button-page'
import { retention } from '@/lib/privacy/retention'
import { site } from '@/provider/facts/site'

export const ensureStatic = 'navigation'
export const instant = false

export const metadata: Metadata = {
  title: `Confirm our news | ${site.name}`,
  description: `Confirm that you’d like news from ${site.name} by email.`,
  robots: { index: false },
}

const outcomes: Record<string, string> = {
  done: 'Thank you. You’ll now get our news by email. Each email has a link to unsubscribe.',
  broken: `This link has nothing to confirm. It works once, within ${retention.unconfirmedNews.days} days, and stops working once you unsubscribe.`,
  failed: 'Something went wrong. Please open the link in our email again later.',
}

export const generateStaticParams = outcomeParams

export default function ConfirmNewsPage({ params }: PageProps<'/news/confirm/[[...outcome]]'>) {
  return (
    <OneButtonPage
      title="Our news"
      slug="confirm-news-data"
      question={`News of jobs, events, tutorials and insights from ${site.name}, by email. We’ll send it once you’ve confirmed that this email address is yours.`}
      button="Yes, send me the news"
      outcomes={outcomes}
      params={params}
    />
  )
}
