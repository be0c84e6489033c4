import type { Metadata } from 'next'
import { ResetPasswordForm } from '@/components/account/reset-password-form'
import { AsidePage } from '@/components/page/aside-page'
import { site } from '@/provider/facts/site'

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
      lead={
        <p>
          At least 8 characters. Not a common password, no personal details such as your email address, and
          not only numbers.
        </p>
      }
    >
      <ResetPasswordForm />
    </AsidePage>
  )
}
