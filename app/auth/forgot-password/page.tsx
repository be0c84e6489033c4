import type { Metadata } from 'next'
import { ForgotPasswordForm } from '@/components/account/forgot-password-form'
import { AsidePage } from '@/components/page/aside-page'
import { site } from '@/provider/facts/site'

export const metadata: Metadata = {
  title: `Forgot password | ${site.name}`,
  description: `Have a link sent that sets a new password for your ${site.name} account.`,
  robots: { index: false },
}

export default function ForgotPasswordPage() {
  return (
    <AsidePage
      title="Forgot password"
      slug="forgot-password-analysis"
      lead={<p>Tell us your address, and we send you a link to a new password. It works for three days.</p>}
    >
      <ForgotPasswordForm />
    </AsidePage>
  )
}
