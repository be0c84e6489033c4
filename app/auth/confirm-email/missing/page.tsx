import type { Metadata } from 'next'
import { AsidePage } from '@/components/page/aside-page'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { site } from '@/provider/facts/site'

export const metadata: Metadata = {
  title: `Confirm your email address | ${site.name}`,
  description: `How to get a link that confirms the email address of your ${site.name} account.`,
  robots: { index: false },
}

/** Replaces the confirmation page when the link is missing, or was opened too long ago (receive-mailed-link.ts). */
export default function MissingConfirmationPage() {
  return (
    <AsidePage
      title="Confirm your email address"
      slug="confirm-email-security"
      lead={
        <p>
          Use the link in our email to confirm your email address. It works once and expires after three days.
          Once you’ve opened it, you have 15 minutes.
        </p>
      }
    >
      <p className="text-lead">The link is missing or has already been used.</p>
      <Link href="/dashboard" className={`${buttonStyle('action')} mt-6 w-full`}>
        Get a new link on your dashboard
      </Link>
    </AsidePage>
  )
}
