import type { Metadata } from 'next'
import { ForgotPasswordForm } from '@/components/account/forgot-password-form'
import { AsidePage } from '@/components/page/aside-page'
import { PhoneLink } from '@/components/page/phone-link'
import { linkStyle } from '@/components/ui/link'
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
      lead={<p>We’ll email you a reset link, good for three days.</p>}
    >
      <ForgotPasswordForm />
      <p className="mt-4 border-t border-line pt-4 text-small text-muted">
        Can’t remember the address? <PhoneLink className={linkStyle('alone')}>Call {site.phone}</PhoneLink>
      </p>
    </AsidePage>
  )
}
