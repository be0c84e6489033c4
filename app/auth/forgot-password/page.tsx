import type { Metadata } from 'next'
import { ForgotPasswordForm } from '@/components/account/forgot-password-form'
import { AsidePage } from '@/components/page/aside-page'
import { site } from '@/provider/facts/site'

export const metadata: Metadata = {
  title: `Forgot password | ${site.name}`,
  description: `Get a link to reset the password of your ${site.name} account.`,
  robots: { index: false },
}

export default function ForgotPasswordPage() {
  return (
    <AsidePage
      title="Forgot password"
      slug="forgot-password-data"
      lead={
        <p>
          Enter your email address and we’ll email you a link to reset your password. The link works for three
          days.
        </p>
      }
    >
      <ForgotPasswordForm />
    </AsidePage>
  )
}
