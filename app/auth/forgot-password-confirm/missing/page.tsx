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

/** Replaces the form when a visitor comes without a link or too late (receive-mailed-link.ts). */
export default function MissingLinkPage() {
  return (
    <AsidePage
      title="Reset password"
      slug="reset-password-security"
      lead={
        <p>
          A new password is set by the link in our mail. It works once, within three days, and for a quarter
          of an hour after you have opened it.
        </p>
      }
    >
      <p className="text-lead">There is no such link here, or it has been used.</p>
      <p className="mt-6">
        <Link href="/auth/forgot-password" className={`${buttonStyle('action')} w-full`}>
          Ask for a new link
        </Link>
      </p>
    </AsidePage>
  )
}
