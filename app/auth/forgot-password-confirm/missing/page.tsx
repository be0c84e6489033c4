import type { Metadata } from 'next'
import { AsidePage } from '@/components/page/aside-page'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { site } from '@/provider/facts/site'

export const metadata: Metadata = {
  title: `Reset password | ${site.name}`,
  description: `How to get a link that sets a new password for your ${site.name} account.`,
  robots: { index: false },
}

/** Replaces the new-password page when the link is missing, or was opened too long ago (receive-mailed-link.ts). */
export default function MissingLinkPage() {
  return (
    <AsidePage
      title="Reset password"
      slug="reset-password-security"
      lead={
        <p>
          Use the link in our email to set a new password. It works once and expires after three days. Once
          you’ve opened it, you have 15 minutes.
        </p>
      }
    >
      <p className="text-lead">The link is missing or has already been used.</p>
      <Link href="/auth/forgot-password" className={`${buttonStyle('action')} mt-6 w-full`}>
        Get a new link
      </Link>
    </AsidePage>
  )
}
