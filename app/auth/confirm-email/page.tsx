import type { Metadata } from 'next'
import { ConfirmEmailForm } from '@/components/account/confirm-email-form'
import { AsidePage } from '@/components/page/aside-page'
import { site } from '@/provider/facts/site'

export const metadata: Metadata = {
  title: `Confirm your email address | ${site.name}`,
  description: `Confirm the email address of your ${site.name} account.`,
  robots: { index: false },
  referrer: 'same-origin',
}

export default function ConfirmEmailPage() {
  return (
    <AsidePage
      title="Confirm your email address"
      slug="confirm-email-security"
      lead={
        <p>
          Press the button if your account uses the address that we wrote to. Your dashboard will then show
          the enquiries made with it. If you’re not signed in here, we’ll ask for the account’s password. Not
          you? Just leave this page: nothing will happen.
        </p>
      }
    >
      <ConfirmEmailForm />
    </AsidePage>
  )
}
