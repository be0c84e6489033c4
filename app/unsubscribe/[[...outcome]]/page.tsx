import type { Metadata } from 'next'
import { OneButtonPage, outcomeParams } from '@/components/page/one-button-page'
import { site } from '@/provider/facts/site'

export const ensureStatic = 'navigation'
export const instant = false

export const metadata: Metadata = {
  title: `Unsubscribe | ${site.name}`,
  description: `Stop emails from ${site.name}.`,
  robots: { index: false },
}

const outcomes: Record<string, string> = {
  done: `You’re unsubscribed. We won’t email you news or enquiry confirmations any more. You’ll still get emails you ask for, such as a link to reset your password. If you change your mind, write to ${site.email}.`,
  broken: `This link is incomplete. Open it again from our email, or write to ${site.email} and we’ll do it for you.`,
  failed: 'Something went wrong. Please open the link in our email again later.',
}

export const generateStaticParams = outcomeParams

export default function UnsubscribePage({ params }: PageProps<'/unsubscribe/[[...outcome]]'>) {
  return (
    <OneButtonPage
      title="Unsubscribe"
      slug="unsubscribe-data"
      question={`Press the button, and ${site.name} will stop sending news and enquiry confirmations to your email address.`}
      button="Unsubscribe"
      outcomes={outcomes}
      params={params}
    />
  )
}
