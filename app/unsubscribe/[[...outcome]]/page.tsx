import type { Metadata } from 'next'
import { Gone } from '@/components/page/gone'
import { OneButtonPage } from '@/components/page/one-button-page'
import { mailOutcomes } from '@/lib/privacy/mail-outcomes'
import { site } from '@/provider/facts/site'

export const ensureStatic = 'navigation'
export const instant = false

export const metadata: Metadata = {
  title: `Unsubscribe | ${site.name}`,
  description: `End the mails that ${site.name} sends you.`,
  robots: { index: false },
}

const outcomes: Record<string, string> = {
  done: `You are unsubscribed: no news and no confirmations of enquiries go to your address any more. What you ask for yourself, such as a link to a new password, still comes. If you change your mind, write to ${site.email}.`,
  broken: `This link is not complete. Open it once more from our mail, or write to ${site.email} and we do it for you.`,
  failed: 'There was an issue somewhere. Please open the link in our mail again in a while.',
}

export function generateStaticParams() {
  return [{ outcome: [] }, ...mailOutcomes.map((outcome) => ({ outcome: [outcome] }))]
}

export default async function UnsubscribePage({ params }: PageProps<'/unsubscribe/[[...outcome]]'>) {
  const { outcome = [] } = await params
  const text = outcomes[outcome[0] ?? '']
  if (outcome.length > (text ? 1 : 0)) return <Gone />
  return (
    <OneButtonPage
      title="Unsubscribe"
      slug="unsubscribe-data"
      question={
        <p>
          Press the button, and {site.name} sends no news and no confirmations of enquiries to your address
          any more.
        </p>
      }
      button="Unsubscribe"
      outcome={text && <p>{text}</p>}
    />
  )
}
