import type { Metadata } from 'next'
import { Gone } from '@/components/page/gone'
import { OneButtonPage } from '@/components/page/one-button-page'
import { mailOutcomes } from '@/lib/privacy/mail-outcomes'
import { retention } from '@/lib/privacy/retention'
import { site } from '@/provider/facts/site'

export const ensureStatic = 'navigation'
export const instant = false

export const metadata: Metadata = {
  title: `Confirm our news | ${site.name}`,
  description: `Confirm that you would like the news of ${site.name} by e-mail.`,
  robots: { index: false },
}

const outcomes: Record<string, string> = {
  done: 'Thank you: our news comes to your address from now on. Each mail has a link that ends it.',
  broken: `There is nothing to confirm by this link. It works once, within ${retention.unconfirmedNews.days} days, and no longer once you have unsubscribed.`,
  failed: 'There was an issue somewhere. Please open the link in our mail again in a while.',
}

export function generateStaticParams() {
  return [{ outcome: [] }, ...mailOutcomes.map((outcome) => ({ outcome: [outcome] }))]
}

export default async function ConfirmNewsPage({ params }: PageProps<'/news/confirm/[[...outcome]]'>) {
  const { outcome = [] } = await params
  const text = outcomes[outcome[0] ?? '']
  if (outcome.length > (text ? 1 : 0)) return <Gone />
  return (
    <OneButtonPage
      title="Our news"
      slug="confirm-news-data"
      question={
        <p>
          News of jobs, events, tutorials and insights from {site.name}, by e-mail. It comes once you have
          confirmed that this address is yours.
        </p>
      }
      button="Yes, send me the news"
      outcome={text && <p>{text}</p>}
    />
  )
}
