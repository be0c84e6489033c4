import type { Metadata } from 'next'
import { AsidePage } from '@/components/aside-page'
import { ResetPasswordForm } from '@/components/reset-password-form'
import { site } from '@/lib/site'

export const metadata: Metadata = {
  title: `Reset password | ${site.name}`,
  description: `Set a new password for your ${site.name} account.`,
  robots: { index: false },
  referrer: 'same-origin',
}

export default function ResetPasswordPage() {
  return (
    <AsidePage
      title="Reset password"
      slug="reset-password-security"
      lead={<p>At least 8 characters; not a common one, not your address, not numbers alone.</p>}
    >
      <ResetPasswordForm />
    </AsidePage>
  )
}
